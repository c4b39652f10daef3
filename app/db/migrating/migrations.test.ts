import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listMigrations } from "./list-migrations.server.ts";
import { projectRoot } from "./project-root.server.ts";

const root = projectRoot();
const folder = join(root, "app/db/migrations");

test("every migration file is in the journal, and the other way round", async () => {
  const files = (await readdir(folder))
    .filter((name) => name.endsWith(".sql"))
    .map((name) => name.slice(0, -4));
  const tags = (await listMigrations()).map(({ tag }) => tag);
  expect(tags).toEqual(files.sort());
  expect(tags.map((tag) => Number(tag.slice(0, 4)))).toEqual(tags.map((_, index) => index));
});

/** What the version before cannot live with: gone, renamed, of another kind, or asked for where it gives nothing. */
const removals =
  /\bdrop (table|column|view|type)\b|\brename\b|\balter column \S+ (set data )?type\b|\bset not null\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i;
/** The first migration after the baseline, which makes everything at once (docs/decisions/0018). */
const ruledFrom = 3;

test("O22: a migration that takes something away says so: `-- contracts` as its first line", async () => {
  const silent = (await listMigrations())
    .filter(({ tag }) => Number(tag.slice(0, 4)) >= ruledFrom)
    .filter(({ statements, contracts }) => !contracts && statements.some((each) => removals.test(each)));
  expect(silent.map(({ tag }) => tag)).toEqual([]);
});

test("O22: the rule knows a removal from an addition", () => {
  for (const harmless of [
    'ALTER TABLE "a" ADD COLUMN "b" text',
    `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL`,
    'CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL)',
    'DROP INDEX "a_index"',
  ])
    expect(removals.test(harmless), harmless).toBe(false);
  for (const removal of [
    'ALTER TABLE "a" DROP COLUMN "b"',
    'DROP TABLE "a"',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
  ])
    expect(removals.test(removal), removal).toBe(true);
});

test("the schema has nothing that the migrations do not make: else run npm run db:generate", async () => {
  // drizzle-kit resolves its paths from the project's folder and takes no others.
  const cache = join(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const copy = await mkdtemp(join(cache, "migrations-"));
  try {
    await cp(folder, join(copy, "migrations"), { recursive: true });
    const config = join(copy, "drizzle.config.json");
    const relative = `./${copy.slice(root.length + 1)}/migrations`;
    await writeFile(
      config,
      JSON.stringify({ dialect: "postgresql", schema: "./app/db/schema/*.ts", out: relative }),
    );
    const kit = join(root, "node_modules/drizzle-kit/bin.cjs");
    const { stdout } = await promisify(execFile)(process.execPath, [kit, "generate", `--config=${config}`], {
      cwd: root,
    });
    expect(stdout.trim().split("\n").at(-1)).toContain("No schema changes");
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}, 30_000);
