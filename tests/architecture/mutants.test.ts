import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/docs/load-modules.ts";
import { mutants, mutated } from "../../scripts/mutants/all.ts";

// `npm run test:mutants` makes the slips; here only that each still can be made (C17, C18).
describe("every slip of scripts/mutants", () => {
  test("is one of many, and named once", () => {
    expect(mutants.length).toBeGreaterThan(80);
    expect(new Set(mutants.map(({ name, file }) => `${name} ${file}`)).size).toBe(mutants.length);
  });

  test("stands exactly once in its file, and its tests are there", () => {
    const wrong = mutants.flatMap((mutant) => {
      const text = readFileSync(join(root, mutant.file), "utf8");
      const missing = mutant.tests.filter((path) => !existsSync(join(root, path)));
      return [
        ...(mutated(text, mutant) === null ? [`${mutant.file}: ${mutant.from}`] : []),
        ...missing.map((path) => `${mutant.name}: there is no ${path}`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
