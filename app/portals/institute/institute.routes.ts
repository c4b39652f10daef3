import { defineRoutes } from "#app/core/routes.ts";

export const institutePortalRoutes = defineRoutes("institute", [
  {
    path: "/institute/dashboard",
    file: "portals/institute/institute-dashboard-page.tsx",
    access: ["institute"],
    signIn: "dialog",
    layout: "portal",
  },
]);
