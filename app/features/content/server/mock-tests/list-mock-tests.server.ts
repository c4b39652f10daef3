import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { exams } from "../exams/exams.server.ts";
import { type MockTestFile, mockTestSchema } from "./mock-test-schema.server.ts";

let kept: readonly MockTestFile[] | null = null;

/** Every mock test, in the order of the exams. Read once: the files come with the program. */
export function listMockTests(): readonly MockTestFile[] {
  kept ??= readMockTests();
  return kept;
}

function readMockTests(): MockTestFile[] {
  const folder = join(projectRoot(), "content/mock-tests");
  const order = new Map(exams.map(({ id }, index) => [id, index]));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => mockTestSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))))
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}
