import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

// C14: a file's name says what it is (docs/glossary.md).
const isPage = (path: string) => /-page\.tsx?$/.test(path);
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const renders = (path: string) => path.endsWith(".tsx") && /^export default /m.test(textOf(path));

/** One base name, one thing. Named for what they hold are the tables; named by their page are the words. */
const named = listFiles("{app,server}/**/*.{ts,tsx}").filter(
  (path) => !/^app\/db\/schema\/|\/messages\/|\.(test|spec|routes)\.tsx?$|\.d\.ts$/.test(path),
);
const baseOf = (path: string) => basename(path).replace(/(\.(server|client))?\.tsx?$/, "");
/** Two halves of one thing, and what is still to be named. */
const twice: Record<string, string> = {
  entry: "React Router's names, and the server's",
  "draw-pdf": "the process, and who starts it",
  locker: "what every locker can, and which one is in use",
  meetings: "what every provider can, and which one is in use",
  "page-reader": "what every reader can, and which one is in use",
  "claim-alerts": "the rules on the server, and how they look",
  "enquiry-form": "the fields, and how they look",
};

function pathsByBase(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of named) found.set(baseOf(path), [...(found.get(baseOf(path)) ?? []), path]);
  return found;
}

describe("no two files have one base name", () => {
  test("but for those that are named here with why", () => {
    expect(named.length).toBeGreaterThan(2000);
    const doubles = [...pathsByBase()].filter(([base, paths]) => paths.length > 1 && !(base in twice));
    expect(doubles).toEqual([]);
  });

  test("and those are still two", () => {
    const found = pathsByBase();
    expect(Object.keys(twice).filter((base) => (found.get(base)?.length ?? 0) < 2)).toEqual([]);
  });
});

describe("a file's name says what answers at an address", () => {
  const routed = routeTable.map(({ file }) => `app/${file}`);

  test("a page renders something, what renders is called a page", () => {
    expect(routed.filter((path) => isPage(path) !== renders(path))).toEqual([]);
    const pages = listFiles("app/{features,portals}/**/*-page.{ts,tsx}");
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter((path) => !renders(path))).toEqual([]);
  });

  test("what renders nothing is a file or an endpoint", () => {
    const others = routed.filter((path) => !isPage(path));
    expect(others.filter((path) => !/-(file|endpoint)\.ts$/.test(basename(path)))).toEqual([]);
    const named = listFiles("app/{features,portals}/**/*-{file,endpoint}.ts");
    expect(named.filter((path) => !routed.includes(path))).toEqual([]);
    expect(named.filter((path) => /^export (default|\{.*\bdefault\b)/m.test(textOf(path)))).toEqual([]);
  });
});
