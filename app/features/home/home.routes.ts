import { defineRoutes } from "#app/core/routes.ts";

export const homeRoutes = defineRoutes("home", [
  {
    path: "/",
    file: "features/home/pages/home-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    query: ["partners"],
  },
  {
    path: "/og/:picture",
    file: "features/home/pages/preview-picture-page.ts",
    access: "everyone",
    layout: "bare",
  },
]);
