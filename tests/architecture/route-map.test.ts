import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { accountRoles } from "#app/core/portals/roles.ts";
import type { FeatureRoute } from "#app/core/requests/define-routes.ts";
import { defineRoutes } from "#app/core/requests/define-routes.ts";
import { rooms, routeTable } from "#app/route-table.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

describe("the URL map", () => {
  test("T12: a route without an access entry is refused at start", () => {
    const forgotten = { path: "/secret", file: "features/identity/pages/secret-page.tsx", layout: "public" };
    expect(() => defineRoutes("identity", [forgotten as unknown as FeatureRoute])).toThrow(
      "identity: the route /secret has no access entry",
    );
    const nobody: FeatureRoute = { ...forgotten, layout: "public", access: [] };
    expect(() => defineRoutes("identity", [nobody])).toThrow("has no access entry");
  });

  test("every route names who may open it", () => {
    for (const { path, access } of routeTable) {
      expect(access === "everyone" || access.length > 0, path).toBe(true);
    }
  });

  test("every page is on the map, and every address has its page", () => {
    // Behind the map: what has no entry (app/routes.ts).
    const nowhere = "app/portals/visitor/not-found-page.tsx";
    const onMap = [...routeTable.map(({ file }) => `app/${file}`), nowhere];
    expect(onMap.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const addresses = listFiles("app/{features,portals}/**/*-{page.tsx,file.ts,endpoint.ts}");
    expect(addresses.filter((file) => !onMap.includes(file))).toEqual([]);
  });

  test("a room's addresses lead to its own pages", () => {
    for (const { room, routes } of rooms) {
      for (const { file, path } of routes)
        expect(file, path).toMatch(new RegExp(`^(features|portals)/${room}/`));
    }
  });

  test("every room's list of routes is part of the map", () => {
    const lists = listFiles("app/{features,portals}/*/*.routes.ts").map((file) => file.split("/")[2]);
    expect(rooms.map(({ room }) => room).sort()).toEqual(lists.sort());
  });

  test("no address is given twice", () => {
    const paths = routeTable.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test("D33: no page behind the sign-in of somebody who works here has the public site's head and footer", () => {
    const desks = accountRoles.filter((role) => role !== "student");
    const wrong = routeTable.filter(
      ({ access, layout }) =>
        access !== "everyone" && layout === "public" && desks.some((role) => access.includes(role)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
