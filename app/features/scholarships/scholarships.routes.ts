import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { listParameters } from "./lists/list-address.ts";
import { filterNames, listFilters } from "./lists/scholarship-filters.ts";

const page = (name: string) => `features/scholarships/pages/${name}-page.tsx`;
const file = (name: string) => `features/scholarships/pages/${name}.ts`;
const everyone = { access: "everyone", layout: "public" } as const;
const bare = { access: "everyone", layout: "bare" } as const;

export const scholarshipRoutes = defineRoutes("scholarships", [
  {
    path: "/scholarships",
    file: page("scholarships"),
    ...everyone,
    sitemap: true,
    cache: true,
    still: true,
    query: [...filterNames, ...listParameters],
    several: listFilters,
  },
  { path: "/eligibility", file: page("eligibility"), ...everyone, sitemap: true, cache: true, still: true },
  { path: "/saved", file: page("saved"), ...everyone, offline: true },
  { path: "/scholarships/saved", file: file("save-endpoint"), ...bare },
  { path: "/scholarships/verdicts", file: file("verdicts-endpoint"), ...bare },
  { path: "/scholarships/fitting", file: file("fitting-endpoint"), ...bare },
  { path: "/scholarships/tally", file: file("tally-endpoint"), ...bare },
  { path: "/scholarships/:slug", file: page("scholarship"), ...everyone, cache: true, still: true },
  { path: "/scholarships/:slug/deadline.ics", file: file("deadline-file"), ...bare },
  {
    path: "/student/facts",
    file: page("facts"),
    access: ["student"],
    signIn: "dialog",
    layout: "student",
  },
  {
    path: "/student/alerts",
    file: page("alerts"),
    access: ["student"],
    signIn: "dialog",
    layout: "student",
  },
]);
