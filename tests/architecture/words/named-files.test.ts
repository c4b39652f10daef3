import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { root } from "../../../scripts/docs/load-modules.ts";

// It reads thousands of files, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// A comment or a guide that names a file leads to one: a file that moves takes its mentions along.
const files = globSync(
  ["{app,server,scripts,bench,tests,deploy}/**/*.{ts,tsx,mjs,css,md,sh}", "docs/*.md", "*.md"],
  { cwd: root },
);

/** What only looks like a file of ours, and why. */
const others: Record<string, string> = {
  "number/decision.json": "the end of an address",
  "meta/NNNN_snapshot.json": "any number",
  "meta/_journal.json": "beside the migrations the sentence is about",
  "docs/decisions/NNNN-title.md": "any number",
};
const isRule = (path: string) =>
  /^tests\/architecture\/(words\/)?(import-rules|source-rules|named-files)\.test\.ts$/.test(path);

function namesIn(path: string, text: string): string[] {
  const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm;
  const said = path.endsWith(".md") ? text : [...text.matchAll(comments)].join("\n");
  const names = /(?<![\w./@*-])[\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|md|json|svg|sh)\b/g;
  return [...said.matchAll(names)].map(([name]) => name);
}

/** From the root, from `app`, from the interface, or from any folder above who says so. */
function isThere(name: string, saidIn: string): boolean {
  const above: string[] = [];
  for (let folder = dirname(saidIn); folder !== "."; folder = dirname(folder)) above.push(folder);
  return ["", "app", "app/ui", "tests", ...above].some((folder) => existsSync(join(root, folder, name)));
}

const lost = (path: string, text: string) =>
  namesIn(path, text).filter((name) => !(name in others) && !isThere(name, path));

test("files that comments and guides name are there", () => {
  const found = files
    .filter((path) => !isRule(path))
    .flatMap((path) => lost(path, readFileSync(join(root, path), "utf8")).map((name) => `${path}: ${name}`));
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test("one that went would be found", () => {
  expect(lost("app/ui/a.ts", "/** See core/gone.ts and core/clock.ts. */")).toEqual(["core/gone.ts"]);
  expect(lost("app/ui/a.ts", 'import a from "core/gone.ts";')).toEqual([]);
});
