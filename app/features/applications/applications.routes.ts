import { defineRoutes } from "#app/core/routes.ts";

export const applicationRoutes = defineRoutes("applications", [
  {
    path: "/apply",
    file: "features/applications/pages/apply-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
  },
]);
