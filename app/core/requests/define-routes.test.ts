import { expect, it } from "vitest";
import { defineRoutes, type FeatureRoute } from "./define-routes.ts";

const good: FeatureRoute = {
  path: "/student/dashboard",
  file: "portals/student/student-dashboard-page.tsx",
  access: ["student"],
  signIn: "dialog",
  layout: "student",
};

it("takes well-formed routes as they are", () => {
  const home: FeatureRoute = {
    path: "/",
    file: "features/content/pages/home-page.tsx",
    access: "everyone",
    layout: "public",
    cache: true,
    sitemap: true,
  };
  expect(defineRoutes("content", [home, good])).toEqual({ room: "content", routes: [home, good] });
});

it("T12: a route without an access entry does not start", () => {
  const { access: _, ...bare } = good;
  // @ts-expect-error: access is not optional
  expect(() => defineRoutes("x", [bare])).toThrow("x: the route /student/dashboard has no access entry");
  expect(() => defineRoutes("x", [{ ...good, access: [] }])).toThrow("has no access entry");
});

it.each<[Partial<FeatureRoute>, string]>([
  [{ access: ["teacher" as "student"] }, 'unknown role: "teacher"'],
  [{ path: "student" }, "must begin with /"],
  [{ path: "/student/" }, "must begin with /"],
  [{ file: "../server/app.ts" }, "names no file under app/"],
  [{ file: "features/x.jsx" }, "names no file under app/"],
  [{ layout: "fancy" as "public" }, "has no layout"],
  [{ cache: true }, "is private"],
  [{ sitemap: true }, "is private"],
])("refuses %j", (change, sentence) => {
  expect(() => defineRoutes("x", [{ ...good, ...change }])).toThrow(sentence);
});

it("refuses the same address twice", () => {
  expect(() => defineRoutes("x", [good, good])).toThrow("is defined twice");
});
