import { giverRoles, portalRoles } from "#app/core/portals/roles.ts";
import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { reportPermissions } from "./report-permissions.ts";

/** What somebody of any desk keeps for themselves. */
const kept = { access: ["institute", ...portalRoles], signIn: "dialog", layout: "portal" } as const;

export const reportsRoutes = defineRoutes("reports", [
  { path: "/settings/dashboard", file: "features/reports/dashboard/dashboard-page.tsx", ...kept },
  { path: "/settings/list-mails", file: "features/reports/list-mails/list-mails-page.tsx", ...kept },
  { path: "/settings/list-mails/:mailId", file: "features/reports/list-mails/list-mail-page.tsx", ...kept },
  {
    path: "/admin/reports-analytics",
    file: "features/reports/pages/reports-page.tsx",
    access: ["admin"],
    opens: [reportPermissions.right("report.read")],
    acts: [reportPermissions.right("report.save"), reportPermissions.right("report.delete")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/reports-analytics/:reportId",
    file: "features/reports/pages/report-page.tsx",
    access: ["admin"],
    opens: [reportPermissions.right("report.read")],
    // Whoever reads it may end its mails.
    acts: [reportPermissions.right("report.read")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/reports-analytics/:reportId/file.csv",
    file: "features/reports/pages/report-csv-file.ts",
    access: ["admin"],
    opens: [reportPermissions.right("report.export")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/reports-analytics/:reportId/file.pdf",
    file: "features/reports/pages/report-pdf-file.ts",
    access: ["admin"],
    opens: [reportPermissions.right("report.export")],
    signIn: "same-address",
    layout: "bare",
  },
  ...(["institute", ...giverRoles] as const).map((role) => ({
    path: `/${role}/reports`,
    file: `features/reports/pages/${role}-reports-page.tsx`,
    access: [role],
    signIn: role === "institute" ? ("dialog" as const) : ("same-address" as const),
    layout: role === "institute" ? ("institute" as const) : ("portal" as const),
  })),
  {
    path: "/reports/own.csv",
    file: "features/reports/pages/own-report-csv-file.ts",
    access: ["institute", ...giverRoles],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/admin/reports-analytics/now.csv",
    file: "features/reports/pages/quick-report-csv-file.ts",
    access: ["admin"],
    opens: [reportPermissions.right("report.export")],
    signIn: "same-address",
    layout: "bare",
  },
]);
