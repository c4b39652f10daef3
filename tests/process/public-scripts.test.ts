import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";

// Parts travel in groups that vite.config.ts names by file: when files move, nothing else would notice that a page
// carries what it does not show.
const assets = resolve(import.meta.dirname, "../../build/client/assets");
/** What an answer says besides its body, about 340 bytes. */
const headers = 345;
const budget = 130_000;
/** Heavier than a public page may be, each with about what it weighs now: the list only gets shorter. */
const heavy: Record<string, number> = {
  "/exam-preparation/mock-tests/:test/take": 131_900,
  "/saved": 134_000,
  "/otr-registration": 142_700,
  "/institute/apply": 135_400,
  "/institute/apply/:key": 135_400,
  "/join/:key": 134_200,
  "/apply": 135_300,
};

type Manifest = { entry: { module: string }; routes: Record<string, { module: string }> };

function readManifest(): { file: string; manifest: Manifest } {
  const [file = ""] = globSync("manifest-*.js", { cwd: assets });
  const window: { __reactRouterManifest?: Manifest } = {};
  new Function("window", readFileSync(join(assets, file), "utf8"))(window);
  return { file, manifest: window.__reactRouterManifest as Manifest };
}

function withImports(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(join(assets, file), "utf8");
  for (const [, part = ""] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) withImports(part, seen);
}

test("a public page that React runs opens with less than 130 KB of script over the wire, headers included", () => {
  const { file, manifest } = readManifest();
  const pages = routeTable.filter(
    ({ access, layout, still, path }) =>
      access === "everyone" && layout === "public" && !still && !path.startsWith("/demo/"),
  );
  const found = pages.flatMap(({ path, file: page }) => {
    const route = manifest.routes[page.replace(/^(\.\/)?(app\/)?/, "").replace(/\.tsx?$/, "")];
    if (!route) return [];
    const layouts = ["root", "layouts/public-layout"].flatMap((id) => manifest.routes[id]?.module ?? []);
    const scripts = new Set([file]);
    for (const one of [manifest.entry.module, ...layouts, route.module]) withImports(basename(one), scripts);
    const bytes = [...scripts].map((one) => headers + packed(one).length).reduce((sum, one) => sum + one, 0);
    return [{ path, bytes }];
  });
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter(({ path, bytes }) => bytes >= (heavy[path] ?? budget))).toEqual([]);
});

function packed(file: string): Buffer {
  try {
    return readFileSync(join(assets, `${file}.br`));
  } catch {
    return readFileSync(join(assets, file));
  }
}
