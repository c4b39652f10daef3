import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/docs/load-modules.ts";

// Issue 17: a folder is a task that one can take in. What is one kind of thing in rows is listed with why.
const most = 25;
const rows = new Map([
  ["app/db/schema", "a file for each group of tables"],
  ["app/features/content/messages", "a page's words, in every language"],
  ["app/features/identity/messages", "a page's words, in every language"],
]);

function foldersOf(path: string): { path: string; files: number }[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name)).length;
  const below = entries.filter((entry) => entry.isDirectory());
  return [{ path, files }, ...below.flatMap(({ name }) => foldersOf(`${path}/${name}`))];
}

const folders = ["app", "server", "tests", "scripts", "bench"].flatMap(foldersOf);

test("no folder has more files than one can take in", () => {
  expect(folders.length).toBeGreaterThan(300);
  expect(folders.filter(({ path, files }) => files > most && !rows.has(path))).toEqual([]);
});

test("what is listed is still so", () => {
  const large = new Set(folders.filter(({ files }) => files > most).map(({ path }) => path));
  expect([...rows.keys()].filter((path) => !large.has(path))).toEqual([]);
});

// No file over 250 lines but words. Tests are longer; none grows past the longest of today.
const longest = 250;
const isWords = (path: string) => path.includes("/messages/");
const isTest = (path: string) => /\.test\.tsx?$|^tests\/|^bench\//.test(path);
const lengths = ["app", "server", "scripts", "bench", "tests"]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
  .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length - 1 }));

test("no file is longer than one can take in, and half of them are short", () => {
  const long = lengths.filter(({ path, lines }) => lines > (isTest(path) ? 720 : longest) && !isWords(path));
  expect(long).toEqual([]);
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
});
