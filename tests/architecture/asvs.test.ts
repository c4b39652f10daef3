import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = text.split("\n").filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

test("every file that docs/asvs.md names is there", () => {
  const paths = [...text.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(250);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("a test that is said to prove a promise or a finding names it", () => {
  const said = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.ts)` \(([TX]\d+[a-z]?(?:, [TX]\d+[a-z]?)*)\)/g)];
  expect(said.length).toBeGreaterThan(50);
  const missing = said.flatMap(([, path = "", ids = ""]) => {
    const source = readFileSync(join(root, path), "utf8");
    return ids.split(", ").flatMap((id) => (new RegExp(`\\b${id}\\b`).test(source) ? [] : [`${path} ${id}`]));
  });
  expect(missing).toEqual([]);
});

test("every chapter has its rows, each with five cells, and what is met says where", () => {
  const chapters = new Set(rows.map((row) => /^\| (\d+)\./.exec(row)?.[1]));
  expect([...chapters].map(Number)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  for (const row of rows) expect(row.split(" | ")).toHaveLength(5);
});
