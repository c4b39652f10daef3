import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.server.ts";

export interface Migration {
  readonly tag: string;
  readonly hash: string;
  readonly statements: readonly string[];
  /** `-- contracts`: takes away what the version before still uses, which cannot start on it any more. */
  readonly contracts: boolean;
  /** `-- outside a transaction`: statement by statement, each safe to run twice. */
  readonly isOutside: boolean;
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The migrations of this version of the program, in order. Read from the project's folder: see the README. */
export async function listMigrations(
  folder = join(projectRoot(), "app", "db", "migrations"),
): Promise<Migration[]> {
  const journal = journalSchema.parse(
    JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8")),
  );
  return Promise.all(
    journal.entries.map(async ({ tag }) =>
      readMigration(tag, await readFile(join(folder, `${tag}.sql`), "utf8")),
    ),
  );
}

export function readMigration(tag: string, text: string): Migration {
  return {
    tag,
    hash: createHash("sha256").update(text).digest("hex"),
    statements: text.split("--> statement-breakpoint").filter((statement) => statement.trim()),
    contracts: /^-- contracts\b/m.test(text),
    isOutside: /^-- outside a transaction\b/m.test(text),
  };
}
