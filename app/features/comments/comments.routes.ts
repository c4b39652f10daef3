import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { commentPermissions } from "./comment-permissions.ts";

export const commentRoutes = defineRoutes("comments", [
  {
    path: "/admin/comments/:kind/:subjectId",
    file: "features/comments/pages/comments-page.tsx",
    access: ["admin"],
    opens: [commentPermissions.right("comment.read")],
    acts: [commentPermissions.right("comment.write")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/institute/comments/:kind/:subjectId",
    file: "features/comments/pages/comments-page.tsx",
    access: ["institute"],
    signIn: "dialog",
    layout: "institute",
  },
]);
