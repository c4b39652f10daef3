import { defineRoutes } from "#app/core/routes.ts";

export const studentPortalRoutes = defineRoutes("student", [
  {
    path: "/student/dashboard",
    file: "portals/student/student-dashboard-page.tsx",
    access: ["student"],
    signIn: "dialog",
    layout: "public",
    files: "signed-in",
    offline: true,
  },
]);
