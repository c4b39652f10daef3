import { defineRoutes } from "#app/core/requests/routes.ts";

export const csrPortalRoutes = defineRoutes("csr", [
  {
    path: "/csr",
    file: "portals/csr/csr-portal-page.tsx",
    access: ["csr"],
    signIn: "same-address",
    layout: "portal",
  },
]);
