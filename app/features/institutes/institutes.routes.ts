import { defineRoutes } from "#app/core/routes.ts";

export const instituteRoutes = defineRoutes("institutes", [
  {
    path: "/institute/apply",
    file: "features/institutes/pages/institute-apply-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
  },
]);
