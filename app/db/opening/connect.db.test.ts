import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { ignore } from "#tests/support/ignore.ts";
import { withAdmin } from "#tests/support/postgres-server.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { engine } from "#tests/support/test-database.ts";
import { listMigrations } from "../migrating/list-migrations.server.ts";
import { migrateDatabase } from "../migrating/migrate.server.ts";
import { checkDatabase } from "./check-database.server.ts";
import { closeDatabase, connectDatabase, database, type SlowQuery } from "./client.server.ts";

let folder = "";
beforeAll(async () => {
  folder = tempFolder("connect");
});
afterEach(() => closeDatabase());

const refusal = (settings: Parameters<typeof connectDatabase>[0]) =>
  connectDatabase(settings, { onSlowQuery: ignore }).then(
    () => "opened",
    (error: Error) => `${error.name}: ${error.message}`,
  );

test.runIf(engine === "postgres")(
  "an unreachable database is told in one plain sentence, without its password",
  async () => {
    const closed = await closedPort();
    const nobody = await refusal({
      DATA_DIR: "",
      DATABASE_URL: `postgres://app:s3cret@127.0.0.1:${closed}/app`,
    });
    expect(nobody).toBe(
      `DatabaseUnreachableError: The database at 127.0.0.1:${closed}/app cannot be used: nothing listens there; is PostgreSQL running, and is DATABASE_URL right.`,
    );
    const url = new URL(inject("postgresUrl"));
    url.password = "wrong-s3cret";
    expect(await refusal({ DATA_DIR: "", DATABASE_URL: url.href })).toMatch(
      /the user name or password is not accepted\.$/,
    );
    url.password = "postgres";
    url.pathname = "/nowhere";
    expect(await refusal({ DATA_DIR: "", DATABASE_URL: url.href })).toMatch(
      /nowhere cannot be used: the database does not exist\.$/,
    );
    const unknown = await refusal({
      DATA_DIR: "",
      DATABASE_URL: "postgres://app:s3cret@no-such-host.invalid/app",
    });
    expect(unknown).toMatch(/its host name is not known|did not answer/);
    expect(nobody + unknown).not.toContain("s3cret");
  },
);

test.runIf(engine === "postgres")("two processes that start at once migrate once", async () => {
  const url = new URL(inject("postgresUrl"));
  await withAdmin(url.href, (query) => query("create database migrate_once"));
  url.pathname = "/migrate_once";
  const first = await connectDatabase({ DATA_DIR: "", DATABASE_URL: url.href }, { onSlowQuery: ignore });
  const second = await connectDatabase({ DATA_DIR: "", DATABASE_URL: url.href }, { onSlowQuery: ignore });
  const applied = await Promise.all([first, second, first, second].map((target) => migrateDatabase(target)));
  const tags = (await listMigrations()).map(({ tag }) => tag);
  expect(applied.filter((list) => list.length > 0)).toEqual([tags]);
  await first.close();
});

test.runIf(engine === "pglite")(
  "T45: the folder is locked while it is open, and an unusable folder is named",
  async () => {
    const data = join(folder, "locked");
    await connectDatabase({ DATA_DIR: data }, { onSlowQuery: ignore });
    await checkDatabase();
    expect(await refusal({ DATA_DIR: data })).toMatch(
      /^FolderLockedError: The data folder .+ is in use by process \d+ \(started .+\)\. Stop it first or set DATA_DIR to another folder\.$/,
    );
    await closeDatabase();
    expect(await refusal({ DATA_DIR: data })).toBe("opened");

    await writeFile(join(folder, "a-file"), "");
    expect(await refusal({ DATA_DIR: join(folder, "a-file/data") })).toMatch(
      /^DataFolderUnusableError: The data folder .+ cannot be written \(ENOTDIR\): .+\.$/,
    );
  },
);

test.runIf(engine === "pglite")(
  "a database that was cut off while it was made is made anew",
  async () => {
    const data = join(folder, "unfinished");
    await mkdir(join(data, "db"), { recursive: true });
    await writeFile(join(data, "db/PG_VERSION"), "18\n");
    await writeFile(join(data, "db.unfinished"), "");
    expect(await refusal({ DATA_DIR: data })).toBe("opened");
    await migrateDatabase();
    expect(await database().execute(sql`select count(*) as tables from setting`)).toMatchObject({
      rowCount: 1,
    });
    expect(await migrateDatabase()).toEqual([]);
  },
  120_000,
);

test("a database of another version is refused, not guessed at; slow queries are told without their values", async () => {
  const slow: SlowQuery[] = [];
  const target = await openSlow(slow);
  await database().execute(sql`select pg_sleep(0.05), ${"canary"}::text`);
  expect(slow).toContainEqual({
    statement: expect.stringContaining("pg_sleep"),
    milliseconds: expect.any(Number),
  });
  expect(JSON.stringify(slow)).not.toContain("canary");
  await database().execute(sql`update applied_migration set hash = 'other' where tag = '0001_tables'`);
  await expect(migrateDatabase(target)).rejects.toThrow(
    /was set up by another version of this program \(migration 0001_tables\)/,
  );
});

async function openSlow(slow: SlowQuery[]) {
  const onSlowQuery = (query: SlowQuery) => void slow.push(query);
  if (engine === "pglite") {
    const data = join(folder, "slow");
    return connectDatabase({ DATA_DIR: data, DATABASE_SLOW_MS: 40 }, { onSlowQuery });
  }
  const url = new URL(inject("postgresUrl"));
  await withAdmin(url.href, (query) => query("create database slow template app_template"));
  url.pathname = "/slow";
  return connectDatabase({ DATA_DIR: "", DATABASE_URL: url.href, DATABASE_SLOW_MS: 40 }, { onSlowQuery });
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

test.runIf(engine === "pglite")(
  "O13c: a damaged folder is told in a sentence that says what helps",
  async () => {
    const dataDir = join(folder, "broken");
    await mkdir(join(dataDir, "db"), { recursive: true });
    await writeFile(join(dataDir, "db", "PG_VERSION"), "nonsense");
    const told = await refusal({ DATA_DIR: dataDir });
    expect(told).toMatch(/^DatabaseStartError: .*(is damaged|is full).*(restore a backup|Make room)/);
    expect(told).not.toContain("Aborted");
  },
);
