import { defineRoutes } from "#app/core/routes.ts";

export const adminPortalRoutes = defineRoutes("admin", [
  {
    path: "/admin/books",
    file: "portals/admin/books-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin",
    file: "portals/admin/admin-portal-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/find",
    file: "portals/admin/find-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/students/:studentId",
    file: "portals/admin/student-file-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/permissions",
    file: "portals/admin/security-permissions-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/export/:list/file.csv",
    file: "portals/admin/desk-export-page.ts",
    access: ["admin"],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/escalations",
    file: "portals/admin/escalations-page.tsx",
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
]);
