import { defineRoutes } from "#app/core/routes.ts";

export const visitorPortalRoutes = defineRoutes("visitor", [
  {
    path: "/",
    file: "portals/visitor/home-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["partners"],
  },
  {
    path: "/og/:picture",
    file: "portals/visitor/preview-picture-page.ts",
    access: "everyone",
    layout: "bare",
  },
]);
