import { defineRoutes, type RoomRoute } from "#app/core/routes.ts";

const desk = (path: string, page: string): RoomRoute => ({
  path: `/admin/${path}`,
  file: `features/insurance/pages/${page}-page.tsx`,
  access: ["admin"],
  signIn: "same-address",
  layout: "portal",
});

const file = (path: string, page: string): RoomRoute => ({
  ...desk(path, page),
  file: `features/insurance/pages/${page}-page.ts`,
  layout: "bare",
});

/** The seven sections of the admin portal that are about insurance (spec 2, section 2). */
export const insuranceRoutes = defineRoutes("insurance", [
  desk("user-management", "users"),
  desk("user-management/:userId", "user"),
  desk("agent-franchise", "agents"),
  desk("agent-franchise/:agentId", "agent"),
  desk("hospital-partners", "hospitals"),
  desk("hospital-partners/:hospitalId", "hospital"),
  desk("policy-cards", "policies"),
  desk("policy-cards/:policyId", "policy"),
  desk("claim-management", "claims"),
  desk("claim-management/new", "new-claim"),
  desk("claim-management/:claimId", "claim"),
  desk("claim-payments", "claim-payments"),
  desk("claim-payments/:batchId", "claim-batch"),
  file("claim-payments/:batchId/bank-file", "claim-bank-file"),
  desk("payment-system", "payments"),
  desk("payment-system/:paymentId", "payment"),
  file("payment-system/:paymentId/receipt.pdf", "payment-receipt"),
  desk("notifications", "campaigns"),
  desk("notifications/:campaignId", "campaign"),
  file("exports/:section", "export"),
  {
    path: "/notice/:token",
    file: "features/insurance/pages/notice-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/claim-rating/:token",
    file: "features/insurance/pages/claim-rating-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/admin/live-activity",
    file: "features/insurance/pages/live-activity-page.ts",
    access: ["admin"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/fraud-alerts",
    file: "features/insurance/pages/fraud-alerts-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/fraud-alerts.csv",
    file: "features/insurance/pages/fraud-export-page.ts",
    access: ["admin"],
    signIn: "same-address",
    layout: "bare",
  },
]);
