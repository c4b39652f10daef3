import { defineRoutes } from "#app/core/routes.ts";

export const payoutsRoutes = defineRoutes("payouts", [
  {
    path: "/admin/payouts",
    file: "features/payouts/pages/payouts-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/payouts/answers",
    file: "features/payouts/pages/bank-answers-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
    files: "signed-in",
  },
  {
    path: "/admin/payouts/:batchId",
    file: "features/payouts/pages/payout-batch-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/payouts/:batchId/export",
    file: "features/payouts/pages/payout-export-page.ts",
    access: ["admin"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/payouts/:awardId",
    file: "features/payouts/pages/award-page.tsx",
    access: ["student"],
    signIn: "dialog",
    layout: "student",
  },
  {
    path: "/payouts/:awardId/receipt",
    file: "features/payouts/pages/award-receipt-page.ts",
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
]);
