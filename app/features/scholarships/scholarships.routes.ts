import { defineRoutes } from "#app/core/routes.ts";

export const scholarshipRoutes = defineRoutes("scholarships", [
  {
    path: "/scholarships",
    file: "features/scholarships/pages/scholarships-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
  },
]);
