import { defineRoutes } from "#app/core/requests/define-routes.ts";

export const csrRoutes = defineRoutes("csr", [
  {
    path: "/csr/report.pdf",
    file: "features/csr/pages/csr-report-file.ts",
    access: ["csr"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/csr/papers",
    file: "features/csr/papers/papers-page.tsx",
    access: ["csr"],
    signIn: "dialog",
    layout: "portal",
    files: "signed-in",
  },
  {
    path: "/csr/cfo-certificate.pdf",
    file: "features/csr/pages/csr-certificate-file.ts",
    access: ["csr"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/csr/csr-2.csv",
    file: "features/csr/pages/csr2-csv-file.ts",
    access: ["csr"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/csr/csr-2.json",
    file: "features/csr/pages/csr2-json-file.ts",
    access: ["csr"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/csr/programs/export",
    file: "features/csr/pages/csr-programmes-file.ts",
    access: ["csr"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/csr/spending/export",
    file: "features/csr/pages/csr-spending-file.ts",
    access: ["csr"],
    signIn: "dialog",
    layout: "bare",
  },
]);
