import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { reviewPermissions } from "./review-permissions.ts";

const page = (name: string) => `features/reviews/pages/${name}-page.tsx`;
const file = (name: string) => `features/reviews/pages/${name}.ts`;

export const reviewRoutes = defineRoutes("reviews", [
  {
    path: "/institute/applications",
    file: file("institute-applications-endpoint"),
    access: ["institute"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/institute/applications/next",
    file: file("next-review-endpoint"),
    access: ["institute"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/institute/applications/:number",
    file: page("institute-review"),
    access: ["institute"],
    signIn: "dialog",
    layout: "institute",
  },
  {
    path: "/admin/applications",
    file: page("desk-applications"),
    access: ["admin"],
    opens: [reviewPermissions.right("review.list")],
    acts: [
      reviewPermissions.right("review.prepare_bulk"),
      reviewPermissions.right("review.confirm_bulk"),
      reviewPermissions.right("review.cancel_bulk"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/applications/:number",
    file: page("desk-review"),
    access: ["admin"],
    opens: [reviewPermissions.right("review.read")],
    acts: [
      reviewPermissions.right("review.check"),
      reviewPermissions.right("review.message"),
      reviewPermissions.right("review.score"),
      reviewPermissions.right("review.decide"),
      reviewPermissions.right("review.declare_conflict"),
    ],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/institute/messages",
    file: "features/reviews/pages/institute-messages-page.tsx",
    access: ["institute"],
    signIn: "dialog",
    layout: "institute",
  },
  {
    path: "/admin/group-messages",
    file: "features/reviews/pages/desk-messages-page.tsx",
    access: ["admin"],
    opens: [reviewPermissions.right("review.see_many")],
    acts: [reviewPermissions.right("review.write_many"), reviewPermissions.right("review.confirm_many")],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/reviews/applications.csv",
    file: file("institute-applications-file"),
    access: ["institute", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/papers/:code",
    file: file("paper-file"),
    access: ["institute", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/decision.json",
    file: file("decision-bundle-file"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/decision.pdf",
    file: file("decision-paper-file"),
    access: ["student"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/verify-decision",
    file: page("verify-decision"),
    access: "everyone",
    layout: "public",
    sitemap: true,
  },
]);
