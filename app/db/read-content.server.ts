import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./migrating/project-root.server.ts";

/** A file of `content/`, which comes with the program: what has not its shape lets nothing start, and is named. */
export function readContent<Content>(file: string, shape: z.ZodType<Content>): Content {
  const read = shape.safeParse(JSON.parse(readFileSync(join(projectRoot(), "content", file), "utf8")));
  if (read.success) return read.data;
  throw new Error(`content/${file} has not its shape:\n${z.prettifyError(read.error)}`);
}
