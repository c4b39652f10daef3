import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "./migrating/project-root.server.ts";
import { readContent } from "./read-content.server.ts";

const root = projectRoot();

describe("content/", () => {
  test("a file without its shape is refused by name, and so is one that has more than its shape", () => {
    const named = /^content\/exams\/plans\.json has not its shape:.+\[0\]/s;
    expect(() => readContent("exams/plans.json", z.array(z.strictObject({ id: z.string() })))).toThrow(named);
    expect(() => readContent("exams/plans.json", z.array(z.looseObject({ id: z.int() })))).toThrow(named);
    expect(readContent("exams/plans.json", z.array(z.looseObject({ id: z.string() })))).toHaveLength(4);
  });

  // A shape is at its reader: what nobody reads, nobody checks. The mock tests are read as a folder.
  test("every file is read", () => {
    const sources = globSync("app/**/*.server.ts", { cwd: root })
      .map((path) => readFileSync(join(root, path), "utf8"))
      .join("\n");
    const files = globSync("content/**/*.json", { cwd: root })
      .map((path) => path.replace("content/", ""))
      .filter((path) => !path.startsWith("mock-tests/"));
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((path) => !sources.includes(`"${path}"`))).toEqual([]);
  });
});
