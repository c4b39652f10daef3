import { accountRoles } from "#app/core/portals/roles.ts";
import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const documentRoutes = defineRoutes("documents", [
  {
    path: "/documents/:id/file",
    file: "features/documents/pages/document-file.ts",
    access: accountRoles,
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/documents/:id/pages",
    file: "features/documents/pages/document-pages-page.tsx",
    access: accountRoles,
    signIn: "dialog",
    layout: "portal",
  },
  {
    path: "/student/digilocker",
    file: "features/documents/pages/digilocker-page.tsx",
    access: ["student"],
    signIn: "dialog",
    layout: "student",
  },
  {
    path: "/student/digilocker/return",
    file: "features/documents/pages/digilocker-return-endpoint.ts",
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/demo/digilocker/public/oauth2/1/authorize",
    file: "features/documents/pages/sandbox-locker-page.tsx",
    access: "everyone",
    layout: "portal",
  },
]);
