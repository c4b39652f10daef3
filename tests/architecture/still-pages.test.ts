import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { routeTable } from "#app/route-table.ts";

const app = resolve(import.meta.dirname, "../../app");
/** These mean nothing without React in the browser; what a page without it does is in app/still. */
const needsReact = /\b(useState|useReducer|useFetcher|useRevalidator|useNavigate)\b/;
/** Parts of every page, whose script the still module replaces one by one. */
const replaced = /\/(layouts|ui)\//;

describe("a still page", () => {
  for (const { path, file } of routeTable.filter((route) => route.still)) {
    it(`${path} has no part that only React makes work`, () => {
      const found = [...partsOf(join(app, file), new Set())].filter((part) => {
        return !replaced.test(part) && needsReact.test(readFileSync(part, "utf8"));
      });
      expect(found.map((part) => part.slice(app.length))).toEqual([]);
    });
  }
});

/** The page's own file and the components it is made of. */
function partsOf(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/from "([^"]+\.tsx?)"/g)) {
    const part = from.startsWith("#app/") ? join(app, from.slice(5)) : resolve(dirname(file), from);
    if (from.startsWith("#app/") || from.startsWith(".")) {
      if (!/\.server\.|\+types/.test(part)) partsOf(part, seen);
    }
  }
  return seen;
}
