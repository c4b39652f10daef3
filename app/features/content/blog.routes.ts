import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const blogRoutes = defineRoutes("content", [
  {
    path: "/education-blog",
    file: "features/content/pages/blog/education-blog-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["q", "category"],
  },
  {
    path: "/education-blog/rss.xml",
    file: "features/content/pages/blog/blog-rss-file.ts",
    access: "everyone",
    layout: "bare",
    cache: true,
  },
  {
    path: "/education-blog/counts",
    file: "features/content/pages/blog/blog-counts-endpoint.ts",
    access: "everyone",
    layout: "bare",
  },
  {
    path: "/education-blog/letters",
    file: "features/content/pages/blog/blog-letters-page.tsx",
    access: "everyone",
    layout: "public",
  },
  {
    path: "/education-blog/:slug",
    file: "features/content/pages/blog/article-page.tsx",
    access: "everyone",
    layout: "public",
    cache: true,
    still: true,
  },
]);
