import { defineRoutes } from "#app/core/routes.ts";

export const identityRoutes = defineRoutes("identity", [
  { path: "/login", file: "features/identity/pages/login-page.tsx", access: "everyone", layout: "public" },
  { path: "/logout", file: "features/identity/pages/logout-page.tsx", access: "everyone", layout: "bare" },
]);
