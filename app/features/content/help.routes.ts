import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const helpRoutes = defineRoutes("content", [
  {
    path: "/faq",
    file: "features/content/pages/help/faq-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["q"],
  },
  {
    path: "/student-help",
    file: "features/content/pages/help/student-help-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["q", "topic"],
  },
  {
    path: "/application-guide",
    file: "features/content/pages/help/application-guide-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
  },
  {
    path: "/scholarship-tips",
    file: "features/content/pages/help/scholarship-tips-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
  },
  {
    path: "/downloads/:file",
    file: "features/content/pages/help/download-file.ts",
    access: "everyone",
    layout: "bare",
  },
]);
