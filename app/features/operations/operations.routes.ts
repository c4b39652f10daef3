import { defineRoutes } from "#app/core/routes.ts";

export const operationRoutes = defineRoutes("operations", [
  {
    path: "/admin/system",
    file: "features/operations/pages/system-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
]);
