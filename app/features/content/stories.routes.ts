import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { storyPermissions } from "./story-permissions.ts";

export const storyRoutes = defineRoutes("content", [
  {
    path: "/success",
    file: "features/content/pages/success-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["course", "state", "scholarship"],
  },
  {
    path: "/student/stories/new",
    file: "features/content/pages/share-story-page.tsx",
    access: ["student"],
    layout: "student",
  },
  {
    path: "/admin/stories",
    file: "features/content/pages/admin-stories-page.tsx",
    access: ["admin"],
    opens: [storyPermissions.right("story.list_waiting")],
    acts: [storyPermissions.right("story.decide")],
    signIn: "same-address",
    layout: "portal",
  },
]);
