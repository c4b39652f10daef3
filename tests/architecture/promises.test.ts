import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const rows = readFileSync(join(root, "docs/promises.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("`"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const pathIn = (cell = "") => cell.replaceAll("`", "");

describe("docs/promises.md", () => {
  it("has its rows", () => expect(rows.length).toBeGreaterThan(15));

  it.each(rows)("%s", (words, ...cells) => {
    expect(cells).toHaveLength(3);
    for (const cell of cells) expect(existsSync(join(root, pathIn(cell))), pathIn(cell)).toBe(true);
    expect(readFileSync(join(root, pathIn(cells[0])), "utf8"), "the product still says so").toContain(words);
    expect(pathIn(cells[2])).toMatch(/\.(test|spec)\.tsx?$/);
  });
});
