import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const institutePortalRoutes = defineRoutes("institute", [
  {
    path: "/institute/dashboard",
    file: "portals/institute/institute-dashboard-page.tsx",
    access: ["institute"],
    signIn: "dialog",
    layout: "portal",
  },
  {
    path: "/institute/find",
    file: "portals/institute/institute-find-endpoint.ts",
    access: ["institute"],
    signIn: "dialog",
    layout: "bare",
  },
]);
