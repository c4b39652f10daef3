import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const guidanceRoutes = defineRoutes("content", [
  {
    path: "/career-guidance",
    file: "features/content/pages/guidance/career-guidance-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["session"],
  },
  {
    path: "/study-abroad",
    file: "features/content/pages/guidance/study-abroad-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["country", "level"],
  },
  {
    path: "/counseling",
    file: "features/content/pages/guidance/counseling-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["service", "way"],
  },
  {
    path: "/career-guidance/workshops/:workshop",
    file: "features/content/pages/guidance/workshop-page.tsx",
    access: "everyone",
    layout: "public",
    cache: true,
    still: true,
  },
]);
