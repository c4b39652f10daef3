import { describe, expect, it } from "vitest";
import { findRoute, routeTable } from "#app/route-table.ts";
import { speculationRules } from "./speculation-rules.server.ts";

const [{ where }] = JSON.parse(speculationRules()).prefetch;
const [{ href_matches: ahead }, not] = where.and;
const matches = (patterns: string[], path: string) =>
  patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }));

describe("what a browser may fetch before it is asked for", () => {
  it("is every still page that is the same for everyone, by a pattern that a browser can read", () => {
    const still = routeTable.filter((route) => route.still && route.cache);
    expect(still.length).toBeGreaterThan(10);
    for (const { path } of still) expect(ahead).toContain(path);
  });

  it("is no page that is made for one reader, no file, nothing that another pattern covers by chance", () => {
    const never = not.not.href_matches.slice(1);
    for (const { path, still, cache } of routeTable.filter((route) => !route.path.includes(":"))) {
      const fetched = matches(ahead, path) && !never.includes(path);
      expect(fetched, path).toBe(still === true && cache === true);
      if (fetched) expect(cache, path).toBe(true);
    }
    expect(findRoute("/education-blog/letters")?.still).toBeUndefined();
  });

  it("is nothing that sets the language's cookie", () => {
    expect(not.not.href_matches).toContain("/*\\?*lang=*");
  });
});
