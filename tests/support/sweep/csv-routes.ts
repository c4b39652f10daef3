import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { FeatureRoute } from "#app/core/requests/define-routes.ts";
import { routeTable } from "#app/route-table.ts";

const app = resolve(import.meta.dirname, "../../../app");
const writer = resolve(app, "core/lists/csv.server.ts");
const reached = new Map<string, boolean>();

/** Every address whose answer is a file of lines, found by what its module imports: a new one is among them by itself. */
export const csvRoutes: readonly FeatureRoute[] = routeTable.filter(
  // An endpoint answers with no file (docs/glossary.md), though its search may read a list that has one.
  ({ file }) => /(?<!-endpoint)\.ts$/.test(file) && reachesWriter(resolve(app, file)),
);

function reachesWriter(file: string): boolean {
  if (file === writer) return true;
  const known = reached.get(file);
  if (known !== undefined) return known;
  reached.set(file, false);
  const found = importsOf(file).some(reachesWriter);
  reached.set(file, found);
  return found;
}

/** What it really loads: types are gone when it runs. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s)?"(#app\/|\.{1,2}\/)([^"]+)"/gm)]
    .map(([, start = "", rest = ""]) =>
      start === "#app/" ? resolve(app, rest) : resolve(dirname(file), start + rest),
    )
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}
