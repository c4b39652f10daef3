import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { securityPermissions } from "#app/features/identity/security-permissions.ts";
import { fraudPermissions } from "#app/features/insurance/fraud-permissions.ts";

/** Where four files lay until each moved beside its page. */
const moved = { file: "portals/visitor/moved-file.ts", layout: "bare" } as const;

export const visitorPortalRoutes = defineRoutes("visitor", [
  {
    path: "/",
    file: "portals/visitor/home-page.tsx",
    access: "everyone",
    layout: "public",
    sitemap: true,
    cache: true,
    still: true,
    query: ["partners"],
  },
  // What a phone shows without a network; its service worker keeps it.
  {
    path: "/offline",
    file: "portals/visitor/offline-page.tsx",
    access: "everyone",
    layout: "public",
    cache: true,
    still: true,
  },
  {
    path: "/og/:picture",
    file: "portals/visitor/preview/preview-picture-file.ts",
    access: "everyone",
    layout: "bare",
  },
  {
    ...moved,
    path: "/admin/fraud-alerts.csv",
    access: ["admin"],
    opens: [fraudPermissions.right("fraud.export")],
    signIn: "same-address",
  },
  {
    ...moved,
    path: "/admin/security-roles/audit.csv",
    access: ["admin"],
    opens: [securityPermissions.right("security.export_audit")],
    signIn: "same-address",
  },
  { ...moved, path: "/csr/programs.csv", access: ["csr"], signIn: "dialog" },
  { ...moved, path: "/csr/spending.csv", access: ["csr"], signIn: "dialog" },
]);
