import { defineRoutes } from "#app/core/requests/define-routes.ts";

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
  // What a phone shows without a network; its service worker keeps it.
  {
    path: "/offline",
    file: "portals/visitor/offline-page.tsx",
    access: "everyone",
    layout: "public",
    cache: true,
    still: true,
  },
  {
    path: "/og/:picture",
    file: "portals/visitor/preview/preview-picture-file.ts",
    access: "everyone",
    layout: "bare",
  },
]);
