import { defineRoutes } from "#app/core/routes.ts";

const page = (name: string) => `features/dashboards/pages/${name}-page.tsx`;
const answer = (name: string) => `features/dashboards/pages/${name}-page.ts`;
const admin = { access: ["admin"], signIn: "same-address", layout: "portal" } as const;

export const dashboardRoutes = defineRoutes("dashboards", [
  {
    path: "/student/dashboard",
    file: page("student-dashboard"),
    access: ["student"],
    signIn: "dialog",
    layout: "public",
  },
  {
    // Its own head has the figures too.
    path: "/institute/dashboard",
    file: page("institute-dashboard"),
    access: ["institute"],
    signIn: "dialog",
    layout: "portal",
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
  { path: "/admin/live-activity", file: answer("live-activity"), ...admin, layout: "bare" },
  { path: "/admin/fraud-alerts", file: page("fraud-alerts"), ...admin },
  { path: "/admin/fraud-alerts.csv", file: answer("fraud-export"), ...admin, layout: "bare" },
  { path: "/admin/reports-analytics", file: page("reports"), ...admin },
  { path: "/admin/reports-analytics/:reportId", file: page("report"), ...admin },
  {
    path: "/admin/reports-analytics/:reportId/file.csv",
    file: answer("report-csv"),
    ...admin,
    layout: "bare",
  },
  {
    path: "/admin/reports-analytics/:reportId/file.pdf",
    file: answer("report-pdf"),
    ...admin,
    layout: "bare",
  },
  { path: "/admin/security-roles", file: page("security-staff"), ...admin },
  { path: "/admin/security-roles/permissions", file: page("security-permissions"), ...admin },
  { path: "/admin/security-roles/second-person", file: page("security-second-person"), ...admin },
  { path: "/admin/security-roles/sessions", file: page("security-sessions"), ...admin },
  { path: "/admin/security-roles/seals.jsonl", file: answer("security-seals"), ...admin, layout: "bare" },
  { path: "/admin/security-roles/audit", file: page("security-audit"), ...admin },
  {
    path: "/admin/security-roles/audit.csv",
    file: answer("security-audit-export"),
    ...admin,
    layout: "bare",
  },
  { path: "/admin/security-roles/privacy", file: page("security-privacy"), ...admin },
  { path: "/admin/security-roles/keys", file: page("security-keys"), ...admin },
  { path: "/admin/regional-support", file: page("regional-support"), ...admin },
  { path: "/admin/export/:list/file.csv", file: answer("desk-export"), ...admin, layout: "bare" },
  { path: "/admin/inbox", file: page("admin-inbox"), ...admin },
  { path: "/admin/scholarships", file: page("scholarship-desk"), ...admin },
  { path: "/admin/scholarships/new", file: page("scholarship-desk-new"), ...admin },
  { path: "/admin/scholarships/:scholarshipId/edit", file: page("scholarship-desk-edit"), ...admin },
  { path: "/admin/assisted", file: page("assisted-desk"), ...admin },
  { path: "/admin/escalations", file: page("escalations"), ...admin },
  { path: "/donor", file: page("donor-portal"), access: ["donor"], signIn: "same-address", layout: "portal" },
  { path: "/csr", file: page("csr-portal"), access: ["csr"], signIn: "same-address", layout: "portal" },
]);
