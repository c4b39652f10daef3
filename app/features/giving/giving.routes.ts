import type { GiverRole } from "#app/core/portals/roles.ts";
import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { givingPermissions } from "./giving-permissions.ts";

const own = (role: GiverRole) =>
  [
    {
      path: `/${role}/team`,
      file: "features/giving/team/team-page.tsx",
      access: [role],
      signIn: "same-address",
      layout: "portal",
    },
    {
      path: `/${role}/approvals`,
      file: "features/giving/approvals/approvals-page.tsx",
      access: [role],
      signIn: "same-address",
      layout: "portal",
    },
    {
      path: `/${role}/approvals/export`,
      file: "features/giving/approvals/approvals-file.ts",
      access: [role],
      signIn: "same-address",
      layout: "bare",
    },
  ] as const;

export const givingRoutes = defineRoutes("giving", [
  ...own("donor"),
  ...own("csr"),
  {
    path: "/donor/donations/new",
    file: "features/giving/pages/new-donation-page.tsx",
    access: ["donor"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/donor/donations/export",
    file: "features/giving/pages/donations-file.ts",
    access: ["donor"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/donor/donations/:donationId",
    file: "features/giving/pages/donation-page.tsx",
    access: ["donor"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/donor/donations/:donationId/receipt",
    file: "features/giving/pages/donation-receipt-file.ts",
    access: ["donor"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/donor/students/export",
    file: "features/giving/pages/supported-students-file.ts",
    access: ["donor"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/csr/funding/new",
    file: "features/giving/pages/new-donation-page.tsx",
    access: ["csr"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/csr/funding/export",
    file: "features/giving/pages/donations-file.ts",
    access: ["csr"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/csr/funding/:donationId",
    file: "features/giving/pages/donation-page.tsx",
    access: ["csr"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/csr/funding/:donationId/receipt",
    file: "features/giving/pages/donation-receipt-file.ts",
    access: ["csr"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/donor/programs/new",
    file: "features/giving/pages/new-programme-page.tsx",
    access: ["donor"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/donations",
    file: "features/giving/pages/donations-desk-page.tsx",
    access: ["admin"],
    opens: [givingPermissions.right("giving.state_donations")],
    acts: [givingPermissions.right("giving.refund")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/donations/export",
    file: "features/giving/pages/donations-desk-file.ts",
    access: ["admin"],
    opens: [givingPermissions.right("giving.state_donations")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/donations/:donationId",
    file: "features/giving/pages/donation-desk-page.tsx",
    access: ["admin"],
    opens: [givingPermissions.right("giving.read")],
    acts: [givingPermissions.right("giving.refund")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/donations/statement",
    file: "features/giving/pages/donation-statement-file.ts",
    access: ["admin"],
    opens: [givingPermissions.right("giving.state_donations")],
    signIn: "same-address",
    layout: "bare",
  },
]);
