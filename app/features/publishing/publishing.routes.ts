import { defineRoutes } from "#app/core/routes.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";

export const publishingRoutes = defineRoutes("publishing", [
  {
    path: "/admin/partnerships/scholarships",
    file: "features/publishing/pages/partner-scholarships-page.tsx",
    access: ["admin"],
    opens: [scholarshipPermissions.right("scholarship.see_desk")],
    acts: [scholarshipPermissions.right("scholarship.approve")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/institute/scholarships/export",
    file: "features/publishing/pages/institute-scholarships-export-page.ts",
    layout: "bare",
    access: ["institute"],
    signIn: "dialog",
  },
  {
    path: "/institute/scholarships/new",
    file: "features/publishing/pages/institute-scholarship-new-page.tsx",
    layout: "institute",
    access: ["institute"],
    signIn: "dialog",
  },
  {
    path: "/institute/scholarships/:scholarshipId",
    file: "features/publishing/pages/institute-scholarship-page.tsx",
    layout: "institute",
    access: ["institute"],
    signIn: "dialog",
  },
  {
    path: "/institute/scholarships/:scholarshipId/edit",
    file: "features/publishing/pages/institute-scholarship-edit-page.tsx",
    layout: "institute",
    access: ["institute"],
    signIn: "dialog",
  },
  {
    path: "/admin/scholarships",
    file: "features/publishing/pages/scholarship-desk-page.tsx",
    access: ["admin"],
    opens: [scholarshipPermissions.right("scholarship.see_desk")],
    acts: [
      scholarshipPermissions.right("scholarship.import"),
      scholarshipPermissions.right("scholarship.update"),
      scholarshipPermissions.right("scholarship.publish"),
    ],
    signIn: "same-address",
    layout: "portal",
    files: "signed-in",
  },
  {
    path: "/admin/scholarships/new",
    file: "features/publishing/pages/scholarship-desk-new-page.tsx",
    access: ["admin"],
    opens: [scholarshipPermissions.right("scholarship.create")],
    acts: [scholarshipPermissions.right("scholarship.create")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/scholarships/:scholarshipId/edit",
    file: "features/publishing/pages/scholarship-desk-edit-page.tsx",
    access: ["admin"],
    opens: [scholarshipPermissions.right("scholarship.see_desk")],
    acts: [
      scholarshipPermissions.right("scholarship.update"),
      scholarshipPermissions.right("scholarship.publish"),
      scholarshipPermissions.right("scholarship.close"),
      scholarshipPermissions.right("scholarship.extend"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
]);
