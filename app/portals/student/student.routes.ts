import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { accountPermissions } from "#app/features/identity/account-permissions.ts";

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
  {
    path: "/admin/students/:studentId/sees",
    file: "portals/student/seen/seen-by-desk-page.tsx",
    access: ["admin"],
    // Nobody acts: whatever is sent to it is refused.
    opens: [accountPermissions.right("account.see_as_student")],
    signIn: "same-address",
    layout: "portal",
  },
]);
