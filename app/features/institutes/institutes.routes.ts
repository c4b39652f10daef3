import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { partnershipPermissions } from "./partnership-permissions.ts";

const page = (name: string) => `features/institutes/pages/${name}-page.tsx`;
const file = (name: string) => `features/institutes/pages/${name}.ts`;

export const instituteRoutes = defineRoutes("institutes", [
  {
    path: "/institute/apply",
    file: page("institute-apply"),
    access: "everyone",
    layout: "public",
    sitemap: true,
    files: "everyone",
  },
  {
    path: "/institute/apply/save",
    file: file("save-partnership-endpoint"),
    access: "everyone",
    layout: "bare",
  },
  {
    path: "/institute/apply/:key",
    file: page("partnership-status"),
    access: "everyone",
    layout: "public",
    files: "everyone",
  },
  {
    path: "/admin/partnerships",
    file: page("partnerships"),
    access: ["admin"],
    opens: [partnershipPermissions.right("partnership.see_desk")],
    acts: [partnershipPermissions.right("partnership.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/partnerships/export",
    file: file("partnerships-file"),
    access: ["admin"],
    opens: [partnershipPermissions.right("partnership.export")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/partnerships/:requestId",
    file: page("partnership"),
    access: ["admin"],
    opens: [partnershipPermissions.right("partnership.see_desk")],
    acts: [
      partnershipPermissions.right("partnership.work_desk"),
      partnershipPermissions.right("partnership.reveal"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
  ...(
    [
      ["/institute/students/new", page("roster-new"), "institute"],
      ["/institute/students/import", page("roster-import"), "institute"],
      ["/institute/students/import/:importId", page("roster-import-report"), "institute"],
      ["/institute/students/import/:importId/report.csv", file("roster-import-file"), "bare"],
      ["/institute/students/sample.csv", file("roster-sample-file"), "bare"],
      ["/institute/students/export", file("roster-file"), "bare"],
      ["/institute/students/:studentId", page("roster-student"), "institute"],
      ["/institute/letters/:letterId", file("letter-file"), "bare"],
    ] as const
  ).map(([path, file, layout]) => ({
    path,
    file,
    layout,
    access: ["institute"] as const,
    signIn: "dialog" as const,
    ...(path === "/institute/students/import" && { files: "signed-in" as const }),
  })),
]);
