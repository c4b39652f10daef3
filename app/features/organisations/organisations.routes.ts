import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { joiningPermissions } from "./joining-permissions.ts";

const page = (name: string) => `features/organisations/pages/${name}-page.tsx`;
const desk = {
  access: ["admin"],
  opens: [joiningPermissions.right("joining.see")],
  acts: [joiningPermissions.right("joining.decide")],
  signIn: "same-address",
  layout: "portal",
} as const;

export const organisationRoutes = defineRoutes("organisations", [
  { path: "/join", file: page("join"), access: "everyone", layout: "public", sitemap: true },
  { path: "/join/:key", file: page("own-joining"), access: "everyone", layout: "public", files: "everyone" },
  { path: "/admin/joining", file: page("joinings"), ...desk },
  {
    path: "/admin/joining/export",
    file: "features/organisations/pages/joinings-file.ts",
    ...desk,
    layout: "bare",
  },
  { path: "/admin/joining/:requestId", file: page("joining-desk"), ...desk },
]);
