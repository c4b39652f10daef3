import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

// C14: a file's name says what it is (docs/glossary.md).
const isPage = (path: string) => /-page\.tsx?$/.test(path);
const renders = (path: string) =>
  path.endsWith(".tsx") && /^export default /m.test(readFileSync(join(root, path), "utf8"));

/** They answer with no page, and bear its name still: a list's file, and what the registration sends. */
const notYet =
  /(-export|-csv|-sample|-statement|report-pdf|donation-statement)-page\.ts$|insurance\/pages\/export-page\.ts$|features\/registration\/pages\/(save-registration|card|receipt)-page\.ts$/;

describe("a file's name says what answers at an address", () => {
  const routed = routeTable.map(({ file }) => `app/${file}`);

  test("a page renders something, what renders is called a page", () => {
    expect(routed.filter((path) => isPage(path) !== renders(path) && !notYet.test(path))).toEqual([]);
    const named = listFiles("app/{features,portals}/**/*-page.{ts,tsx}");
    expect(named.filter((path) => !renders(path) && !notYet.test(path))).toEqual([]);
  });

  test("what renders nothing is a file or an endpoint", () => {
    const others = routed.filter((path) => !isPage(path));
    expect(others.filter((path) => !/-(file|endpoint)\.ts$/.test(basename(path)))).toEqual([]);
  });
});
