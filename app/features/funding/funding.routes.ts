import { defineRoutes } from "#app/core/routes.ts";

const page = (name: string) => `features/funding/pages/${name}-page.tsx`;
const answer = (name: string) => `features/funding/pages/${name}-page.ts`;

const donor = { access: ["donor"], signIn: "same-address" } as const;
const company = { access: ["csr"], signIn: "same-address" } as const;
const admin = { access: ["admin"], signIn: "same-address" } as const;
const student = { access: ["student"], signIn: "dialog" } as const;

export const fundingRoutes = defineRoutes("funding", [
  { path: "/donor/donations/new", file: page("new-donation"), ...donor, layout: "portal" },
  { path: "/donor/donations/export", file: answer("donations-export"), ...donor, layout: "bare" },
  { path: "/donor/donations/:donationId", file: page("donation"), ...donor, layout: "portal" },
  {
    path: "/donor/donations/:donationId/receipt",
    file: answer("donation-receipt"),
    ...donor,
    layout: "bare",
  },
  { path: "/donor/students/export", file: answer("students-export"), ...donor, layout: "bare" },
  { path: "/csr/funding/new", file: page("new-donation"), ...company, layout: "portal" },
  { path: "/csr/funding/export", file: answer("donations-export"), ...company, layout: "bare" },
  { path: "/csr/funding/:donationId", file: page("donation"), ...company, layout: "portal" },
  { path: "/csr/funding/:donationId/receipt", file: answer("donation-receipt"), ...company, layout: "bare" },
  { path: "/donor/programs/new", file: page("new-programme"), ...donor, layout: "portal" },
  { path: "/admin/payouts", file: page("payouts"), ...admin, layout: "portal" },
  {
    path: "/admin/payouts/answers",
    file: page("bank-answers"),
    ...admin,
    layout: "portal",
    files: "signed-in",
  },
  { path: "/admin/payouts/:batchId", file: page("payout-batch"), ...admin, layout: "portal" },
  { path: "/admin/payouts/:batchId/export", file: answer("payout-export"), ...admin, layout: "bare" },
  { path: "/admin/books", file: page("books"), ...admin, layout: "portal" },
  { path: "/admin/donations", file: page("donations-desk"), ...admin, layout: "portal" },
  { path: "/admin/donations/export", file: answer("donations-desk-export"), ...admin, layout: "bare" },
  { path: "/admin/donations/:donationId", file: page("donation-desk"), ...admin, layout: "portal" },
  { path: "/admin/donations/statement", file: answer("donation-statement"), ...admin, layout: "bare" },
  { path: "/payouts/:awardId", file: page("award"), ...student, layout: "student" },
  { path: "/payouts/:awardId/receipt", file: answer("award-receipt"), ...student, layout: "bare" },
]);
