import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const donorPortalRoutes = defineRoutes("donor", [
  {
    path: "/donor",
    file: "portals/donor/donor-portal-page.tsx",
    access: ["donor"],
    signIn: "same-address",
    layout: "portal",
  },
]);
