import type { RoomRoute } from "#app/core/routes.ts";
import { defineRoutes } from "#app/core/routes.ts";
import { accountPermissions } from "./account-permissions.ts";
import { securityPermissions } from "./security-permissions.ts";

const page = (name: string) => `features/identity/pages/${name}-page.tsx`;
const signedIn = ["student", "institute", "donor", "csr", "admin"] as const;
const portalUsers = ["donor", "csr", "admin"] as const;

const open = { access: "everyone", layout: "portal" } as const;
const own = { access: signedIn, signIn: "dialog", layout: "portal" } as const satisfies Partial<RoomRoute>;

export const identityRoutes = defineRoutes("identity", [
  { path: "/login", file: page("login"), access: "everyone", layout: "public" },
  { path: "/login/second-factor", file: page("second-factor"), ...open },
  { path: "/login/passkey", file: page("passkey"), access: "everyone", layout: "bare" },
  { path: "/login/student", file: page("choose-student"), ...own, access: ["student"] },
  { path: "/login/resume", file: page("resume"), ...own },
  { path: "/logout", file: page("logout"), access: "everyone", layout: "bare" },
  { path: "/dashboard", file: page("dashboard"), ...own, layout: "bare" },
  { path: "/confirm-email", file: page("confirm-email"), access: "everyone", layout: "public" },
  { path: "/data-copy", file: page("data-copy"), access: "everyone", layout: "public" },
  {
    path: "/data-copy/:key",
    file: "features/identity/pages/nominee-copy-file.ts",
    access: "everyone",
    layout: "bare",
    files: "everyone",
  },
  { path: "/password/forgot", file: page("forgot-password"), ...open },
  { path: "/password/reset", file: page("reset-password"), ...open },
  { path: "/settings/security", file: page("security"), ...own },
  {
    path: "/settings/passkey-options",
    file: page("passkey-options"),
    ...own,
    access: portalUsers,
    layout: "bare",
  },
  {
    path: "/settings/own-contact",
    file: "features/identity/pages/own-contact-page.ts",
    ...own,
    layout: "bare",
  },
  { path: "/settings/helpers", file: page("helpers"), ...own, access: ["student"] },
  { path: "/settings/privacy", file: page("privacy"), ...own },
  { path: "/settings/privacy/nominee", file: page("nominee"), ...own },
  { path: "/settings/privacy/export", file: page("export-data"), ...own, layout: "bare" },
  {
    path: "/admin/security-roles",
    file: "features/identity/pages/security-staff-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.list_staff")],
    acts: [
      securityPermissions.right("security.invite_staff"),
      securityPermissions.right("security.enable"),
      accountPermissions.right("account.disable"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/second-person",
    file: "features/identity/pages/security-second-person-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.see_second_looks")],
    acts: [
      securityPermissions.right("security.second_person"),
      securityPermissions.right("security.change_rules"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/export",
    file: "features/identity/pages/staff-file.ts",
    access: ["admin"],
    opens: [securityPermissions.right("security.list_staff")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/security-roles/sessions",
    file: "features/identity/pages/security-sessions-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.list_sessions")],
    acts: [securityPermissions.right("security.end_session")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/lock-outs",
    file: "features/identity/pages/security-lock-outs-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.see_lock_outs")],
    acts: [securityPermissions.right("security.see_lock_outs")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/audit",
    file: "features/identity/pages/security-audit-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.read_audit")],
    acts: [securityPermissions.right("security.verify_audit")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/audit.csv",
    file: "features/identity/pages/security-audit-export-page.ts",
    access: ["admin"],
    opens: [securityPermissions.right("security.export_audit")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/security-roles/seals.jsonl",
    file: "features/identity/pages/security-seals-page.ts",
    access: ["admin"],
    opens: [securityPermissions.right("security.export_audit")],
    signIn: "same-address",
    layout: "bare",
  },
  {
    path: "/admin/security-roles/nominees/:nomineeId",
    file: "features/identity/pages/nominee-desk-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.see_nominees")],
    acts: [securityPermissions.right("security.act_for_nominee")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/privacy",
    file: "features/identity/pages/security-privacy-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.list_erasures")],
    acts: [accountPermissions.right("account.complete_erasure")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/security-roles/keys",
    file: "features/identity/pages/security-keys-page.tsx",
    access: ["admin"],
    opens: [securityPermissions.right("security.see_keys")],
    acts: [securityPermissions.right("security.rotate_keys")],
    signIn: "same-address",
    layout: "portal",
  },
]);
