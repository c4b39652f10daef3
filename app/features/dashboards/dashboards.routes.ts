import { defineRoutes } from "#app/core/routes.ts";

const page = (name: string) => `features/dashboards/pages/${name}-page.tsx`;

export const dashboardRoutes = defineRoutes("dashboards", [
  {
    path: "/student/dashboard",
    file: page("student-dashboard"),
    access: ["student"],
    signIn: "dialog",
    layout: "public",
  },
  {
    path: "/institute/dashboard",
    file: page("institute-dashboard"),
    access: ["institute"],
    signIn: "dialog",
    layout: "institute",
  },
  ...[
    { path: "/institute/scholarships/export", file: "institute-scholarships-export-page.ts", layout: "bare" },
    {
      path: "/institute/scholarships/new",
      file: "institute-scholarship-new-page.tsx",
      layout: "institute",
    },
    {
      path: "/institute/scholarships/:scholarshipId",
      file: "institute-scholarship-page.tsx",
      layout: "institute",
    },
    {
      path: "/institute/scholarships/:scholarshipId/edit",
      file: "institute-scholarship-edit-page.tsx",
      layout: "institute",
    },
  ].map(({ path, file, layout }) => ({
    path,
    file: `features/dashboards/pages/${file}`,
    layout: layout as "bare" | "institute",
    access: ["institute"] as const,
    signIn: "dialog" as const,
  })),
  { path: "/admin", file: page("admin-portal"), access: ["admin"], signIn: "same-address", layout: "portal" },
  { path: "/donor", file: page("donor-portal"), access: ["donor"], signIn: "same-address", layout: "portal" },
  { path: "/csr", file: page("csr-portal"), access: ["csr"], signIn: "same-address", layout: "portal" },
]);
