import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { deskLists } from "#app/core/desk-lists.ts";
import { routeTable } from "#app/route-table.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

const modules = await Promise.all(
  listFiles("app/features/**/*-list.ts").map((file) => import(pathToFileURL(join(root, file)).href)),
);
const descriptors = modules
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter(
    (value): value is { path: string; name: string } =>
      typeof (value as { view?: unknown } | null)?.view === "function" && "path" in (value as object),
  );

/** A small list under what waits, on a page that both givers' portals have. */
const besideOthers = ["/donor/approvals"];

describe("the lists of the desks", () => {
  test("there are descriptors to look at", () => expect(descriptors.length).toBeGreaterThan(12));

  test.each(descriptors.map(({ path }) => path))(
    "%s has views, columns and a panel: it is in the table",
    (path) => {
      // A tab's list lies where its file does.
      const places = deskLists.flatMap(({ address, file }) => [address, file?.replace(/\/export$/, "")]);
      expect([...places, ...besideOthers]).toContain(path);
    },
  );

  test.each(deskLists.map(({ address }) => address))("%s is a page", (address) => {
    const [path] = address.split("?");
    expect(routeTable.some((route) => route.path === path && route.layout !== "bare")).toBe(true);
  });

  test.each(deskLists.flatMap(({ file }) => file ?? []))("%s is its file", (file) => {
    const asRoute = file.replace(/^\/admin\/exports\/[a-z-]+$/, "/admin/exports/:section");
    expect(routeTable.some((route) => route.path === asRoute && route.layout === "bare")).toBe(true);
  });

  test("each stands there once", () => {
    expect(new Set(deskLists.map(({ address }) => address)).size).toBe(deskLists.length);
  });
});
