import { defineRoutes } from "#app/core/requests/define-routes.ts";

const page = (name: string) => `features/payments/pages/${name}`;

/** The gateway sends the browser back by a post of its own, without our cookie: its signature is what counts. */
export const paymentRoutes = defineRoutes("payments", [
  { path: "/payment/return", file: page("payment-return-endpoint.ts"), access: "everyone", layout: "bare" },
  { path: "/payment/sandbox", file: page("sandbox-page.tsx"), access: "everyone", layout: "portal" },
]);
