import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";

/** A file of `content/`, which comes with the program: what has not its shape lets nothing start. */
export function readContent<Content>(file: string, shape: z.ZodType<Content>): Content {
  return shape.parse(JSON.parse(readFileSync(join(projectRoot(), "content", file), "utf8")));
}
