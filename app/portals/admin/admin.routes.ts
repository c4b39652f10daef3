import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { applicationPermissions } from "#app/features/applications/application-permissions.ts";
import { enquiryPermissions } from "#app/features/helpdesk/enquiry-permissions.ts";
import { deskPermissions } from "#app/features/identity/desk-permissions.ts";
import { securityPermissions } from "#app/features/identity/security-permissions.ts";
import { suspensionPermissions } from "#app/features/identity/suspension-permissions.ts";
import { ledgerPermissions } from "#app/features/ledger/ledger-permissions.ts";
import { findPermissions } from "./find-permissions.ts";

const findRights = findPermissions.actions.map((action) => findPermissions.right(action));

export const adminPortalRoutes = defineRoutes("admin", [
  {
    path: "/admin/books",
    file: "portals/admin/books-page.tsx",
    access: ["admin"],
    opens: [ledgerPermissions.right("ledger.see")],
    acts: [ledgerPermissions.right("ledger.cover_fees"), ledgerPermissions.right("ledger.keep_books")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin",
    file: "portals/admin/admin-portal-page.tsx",
    access: ["admin"],
    opens: [deskPermissions.right("desk.open")],
    acts: [deskPermissions.right("desk.open")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/find",
    file: "portals/admin/find/find-page.tsx",
    access: ["admin"],
    opens: findRights,
    acts: findRights,
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/students/:studentId",
    file: "portals/admin/people/student-file-page.tsx",
    access: ["admin"],
    opens: [findPermissions.right("find.students")],
    acts: [suspensionPermissions.right("suspension.student")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/institutes/:instituteId",
    file: "portals/admin/people/institute-file-page.tsx",
    access: ["admin"],
    opens: [findPermissions.right("find.institutes")],
    acts: [suspensionPermissions.right("suspension.institute")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/organisations/:organisationId",
    file: "portals/admin/people/organisation-file-page.tsx",
    access: ["admin"],
    opens: [findPermissions.right("find.organisations")],
    acts: [suspensionPermissions.right("suspension.organisation")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/people/:userId",
    file: "portals/admin/staff/staff-person-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.list_staff")],
    acts: [securityPermissions.right("security.limit_staff")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/permissions",
    file: "portals/admin/security-permissions-page.tsx",
    access: ["admin"],
    opens: [deskPermissions.right("desk.open")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/export/:list/file.csv",
    file: "portals/admin/desk-export-endpoint.ts",
    access: ["admin"],
    opens: [deskPermissions.right("desk.open")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/escalations",
    file: "portals/admin/escalations-page.tsx",
    access: ["admin"],
    opens: [
      applicationPermissions.right("application.see_desk"),
      enquiryPermissions.right("enquiry.see_desk"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
]);
