import { defineRoutes } from "#app/core/routes.ts";

const file = (name: string) => `features/funding/pages/${name}-page.ts`;
const own = { access: ["csr"], signIn: "dialog", layout: "bare" } as const;

/** The files of the CSR portal; the portal itself stands in the dashboards room. */
export const csrRoutes = defineRoutes("funding", [
  { path: "/csr/report.pdf", file: file("csr-report"), ...own },
  { path: "/csr/csr-2.csv", file: file("csr2-csv"), ...own },
  { path: "/csr/csr-2.json", file: file("csr2-json"), ...own },
  { path: "/csr/programs.csv", file: file("csr-programs-export"), ...own },
  { path: "/csr/spending.csv", file: file("csr-spending-export"), ...own },
]);
