import { defineRoutes } from "#app/core/routes.ts";

export const documentRoutes = defineRoutes("documents", [
  {
    path: "/documents/:id/file",
    file: "features/documents/pages/document-file-page.ts",
    access: ["student", "institute", "donor", "csr", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/documents/:id/pages",
    file: "features/documents/pages/document-pages-page.tsx",
    access: ["student", "institute", "donor", "csr", "admin"],
    signIn: "dialog",
    layout: "portal",
  },
]);
