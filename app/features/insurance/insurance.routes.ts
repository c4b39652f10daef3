import { defineRoutes, type FeatureRoute } from "#app/core/requests/define-routes.ts";
import { dashboardPermissions } from "./dashboard-permissions.ts";
import { fraudPermissions } from "./fraud-permissions.ts";
import { insurancePermissions } from "./insurance-permissions.ts";

type Action = (typeof insurancePermissions.actions)[number];

const desk = (path: string, page: string, acts: Action[], opens: Action = "insurance.see"): FeatureRoute => ({
  path: `/admin/${path}`,
  file: `features/insurance/pages/${page}-page.tsx`,
  access: ["admin"],
  opens: [insurancePermissions.right(opens)],
  acts: acts.map((action) => insurancePermissions.right(action)),
  signIn: "same-address",
  layout: "portal",
});

const file = (path: string, name: string, opens?: Action): FeatureRoute => ({
  ...desk(path, name, [], opens),
  file: `features/insurance/pages/${name}.ts`,
  layout: "bare",
});

/** The seven sections of the admin portal that are about insurance (spec 2, section 2). */
export const insuranceRoutes = defineRoutes("insurance", [
  desk("user-management", "users", ["insurance.keep_users"]),
  desk("user-management/:userId", "user", ["insurance.keep_users", "insurance.reveal_account"]),
  desk("agent-franchise", "agents", ["insurance.keep_agents"]),
  desk("agent-franchise/:agentId", "agent", ["insurance.keep_agents", "insurance.reveal_account"]),
  desk("hospital-partners", "hospitals", ["insurance.keep_hospitals"]),
  desk("hospital-partners/:hospitalId", "hospital", ["insurance.keep_hospitals", "insurance.reveal_account"]),
  desk("policy-cards", "policies", ["insurance.keep_policies"]),
  desk("policy-cards/:policyId", "policy", [
    "insurance.keep_policies",
    "insurance.record_claim",
    "insurance.record_payment",
  ]),
  desk("claim-management", "claims/claims", ["insurance.decide_claim"]),
  desk("claim-management/new", "claims/new-claim", ["insurance.record_claim"]),
  desk("claim-management/:claimId", "claims/claim", ["insurance.decide_claim", "insurance.record_claim"]),
  desk("claim-payments", "claims/claim-payments", ["insurance.pay_claim"]),
  desk("claim-payments/:batchId", "claims/claim-batch", ["insurance.pay_claim"]),
  file("claim-payments/:batchId/bank-file", "claims/claim-bank-file", "insurance.pay_claim"),
  desk("payment-system", "payments", [
    "insurance.record_payment",
    "insurance.request_refund",
    "insurance.decide_refund",
  ]),
  desk("payment-system/:paymentId", "insurance-payment", [
    "insurance.record_payment",
    "insurance.request_refund",
    "insurance.decide_refund",
  ]),
  file("payment-system/:paymentId/receipt.pdf", "payment-receipt-file"),
  desk("notifications", "campaigns", ["insurance.send_campaign"], "insurance.see_campaigns"),
  desk("notifications/:campaignId", "campaign", ["insurance.send_campaign"], "insurance.see_campaigns"),
  desk("deleted", "deleted", [
    "insurance.keep_users",
    "insurance.keep_agents",
    "insurance.keep_hospitals",
    "insurance.keep_policies",
  ]),
  file("deleted/export", "deleted-file", "insurance.export"),
  file("exports/:section", "section-file", "insurance.export"),
  {
    path: "/notice/:token",
    file: "features/insurance/pages/notice-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/claim-rating/:token",
    file: "features/insurance/pages/claims/claim-rating-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/admin/live-activity",
    file: "features/insurance/pages/live-activity-endpoint.ts",
    access: ["admin"],
    opens: [dashboardPermissions.right("dashboard.read_activity")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/fraud-alerts",
    file: "features/insurance/pages/fraud-alerts-page.tsx",
    access: ["admin"],
    opens: [fraudPermissions.right("fraud.read")],
    acts: [fraudPermissions.right("fraud.decide")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/fraud-alerts/export",
    file: "features/insurance/pages/fraud-file.ts",
    access: ["admin"],
    opens: [fraudPermissions.right("fraud.export")],
    signIn: "same-address",
    layout: "bare",
  },
]);
