import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { homeEn } from "#app/portals/visitor/messages/home.en.ts";
import { pathIn, promiseRows, quotedIn } from "#tests/support/words/promise-tables.ts";

const root = join(import.meta.dirname, "../../..");
const toTheStudent = promiseRows("To the student");
const onPublicPages = promiseRows("On public pages");
const forPartners = promiseRows("What partners get");

const expectFile = (cell: string | undefined) =>
  expect(existsSync(join(root, pathIn(cell))), pathIn(cell)).toBe(true);

describe("docs/promises.md", () => {
  it("has its rows", () => {
    expect(toTheStudent.length).toBeGreaterThan(15);
    expect(onPublicPages.length).toBeGreaterThan(30);
  });

  it.each(toTheStudent)("%s", (words, ...cells) => {
    expect(cells).toHaveLength(3);
    for (const cell of cells) expectFile(cell);
    expect(readFileSync(join(root, pathIn(cells[0])), "utf8"), "the product still says so").toContain(words);
    expect(pathIn(cells[2])).toMatch(/\.(test|spec)\.tsx?$/);
  });

  it("finds no word about us in the catalogue, whose pages are not all read", () => {
    for (const path of globSync("app/features/scholarships/data/*.json", { cwd: root }))
      expect(
        readFileSync(join(root, path), "utf8").match(/.{40}\b([Ww]e|[Oo]ur|us) .{40}/g) ?? [],
        path,
      ).toEqual([]);
  });

  it("P8d: what partners get has its rows, each benefit", () => {
    const quoted = new Set(forPartners.flatMap(([said]) => quotedIn(said)));
    const benefits = Object.values(homeEn.partners.benefits).flatMap((of) => Object.values(of));
    expect(benefits).toHaveLength(16);
    expect(benefits.filter((benefit) => !quoted.has(benefit))).toEqual([]);
  });

  it.each([...onPublicPages, ...forPartners])("%s", (said, ...cells) => {
    expect(quotedIn(said).length).toBeGreaterThan(0);
    expect(cells).toHaveLength(2);
    for (const cell of cells) expectFile(cell);
    expect(pathIn(cells[1])).toMatch(/\.(test|spec)\.tsx?$/);
  });
});
