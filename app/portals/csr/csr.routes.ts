import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const csrPortalRoutes = defineRoutes("csr", [
  {
    path: "/csr",
    file: "portals/csr/csr-portal-page.tsx",
    access: ["csr"],
    signIn: "same-address",
    layout: "portal",
  },
]);
