import { defineRoutes } from "#app/core/routes.ts";

const page = (name: string) => `features/reviews/pages/${name}-page.tsx`;
const answer = (name: string) => `features/reviews/pages/${name}-page.ts`;

export const reviewRoutes = defineRoutes("reviews", [
  {
    path: "/institute/applications",
    file: answer("institute-applications"),
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
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/admin/applications/:number",
    file: page("desk-review"),
    access: ["admin"],
    signIn: "same-address",
    layout: "portal",
  },
  {
    path: "/reviews/applications.csv",
    file: answer("applications-export"),
    access: ["institute", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/papers/:code",
    file: answer("paper"),
    access: ["institute", "admin"],
    signIn: "dialog",
    layout: "bare",
  },
  {
    path: "/applications/:number/decision.json",
    file: answer("decision-bundle"),
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
