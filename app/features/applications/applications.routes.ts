import { defineRoutes } from "#app/core/routes.ts";
import { applicationPermissions } from "./application-permissions.ts";

const page = (name: string) => `features/applications/pages/${name}-page.tsx`;
const answer = (name: string) => `features/applications/pages/${name}-page.ts`;

export const applicationRoutes = defineRoutes("applications", [
  {
    path: "/apply",
    file: page("apply"),
    access: "everyone",
    layout: "public",
    sitemap: true,
    files: "signed-in",
    offline: true,
  },
  {
    path: "/status",
    file: page("status"),
    access: "everyone",
    layout: "public",
    sitemap: true,
    still: true,
  },
  {
    path: "/apply/save",
    file: answer("save-answers"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/apply/upload",
    file: answer("upload-paper"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
    files: "signed-in",
  },
  {
    path: "/scholarships/own",
    file: answer("own-states"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number",
    file: page("application"),
    access: ["student"],
    signIn: "dialog",
    layout: "public",
    files: "signed-in",
    offline: true,
  },
  {
    path: "/applications/:number/receipt",
    file: page("receipt"),
    access: ["student"],
    signIn: "dialog",
    layout: "public",
    offline: true,
  },
  {
    path: "/applications/:number/receipt.pdf",
    file: answer("receipt-pdf"),
    access: ["student", "institute", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/form.pdf",
    file: answer("application-form"),
    access: ["student", "institute", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/kit.zip",
    file: answer("kit"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/student/applications.csv",
    file: answer("applications-export"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/admin/assisted",
    file: "features/applications/pages/assisted-desk-page.tsx",
    access: ["admin"],
    opens: [applicationPermissions.right("application.see_desk")],
    acts: [applicationPermissions.right("application.work_desk")],
    signIn: "same-address",
    layout: "portal",
  },
]);
