import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { connection, database } from "../opening/client.server.ts";
import { inExclusiveSession } from "./exclusive-session.server.ts";
import { listMigrations, readMigration } from "./list-migrations.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { runMigration } from "./run-migration.server.ts";

useTestDatabase({ isOwn: true });

const next = (tag: string, text: string) => readMigration(`9${tag}`, text);
const have = async (...more: ReturnType<typeof next>[]) => [...(await listMigrations()), ...more];
const migrate = async (...more: ReturnType<typeof next>[]) =>
  migrateDatabase(connection(), { migrations: await have(...more) });

test("O22: the previous version starts again on a schema that a newer one has widened", async () => {
  const added = next("001_add", "alter table campaign add column remark text");
  expect(await migrate(added)).toEqual([added.tag]);
  expect(await migrateDatabase()).toEqual([]);
  expect(await migrate(added)).toEqual([]);
  const removed = next("002_remove", "-- contracts\nalter table campaign drop column remark");
  expect(await migrate(added, removed)).toEqual([removed.tag]);
  await expect(migrate(added)).rejects.toThrow(/another version of this program \(migration 9002_remove\)/);
  await database().execute(sql`delete from applied_migration where tag like '9%'`);
});

test("an index is made outside a transaction, and a broken one of that name is made again", async () => {
  const indexed = next(
    "003_index",
    `-- outside a transaction\ncreate index concurrently if not exists "campaign_edge_idx" on campaign (id)`,
  );
  expect(indexed).toMatchObject({ isOutside: true, contracts: false });
  await database().execute(sql`create index campaign_edge_idx on campaign (id)`);
  await database().execute(
    sql`update pg_index set indisvalid = false where indexrelid = 'campaign_edge_idx'::regclass`,
  );
  expect(await migrate(indexed)).toEqual([indexed.tag]);
  const { rows } = await database().execute(
    sql`select indisvalid as valid from pg_index where indexrelid = 'campaign_edge_idx'::regclass`,
  );
  expect(rows).toEqual([{ valid: true }]);
  await database().execute(sql`drop index campaign_edge_idx`);
  await database().execute(sql`delete from applied_migration where tag like '9%'`);
});

// The embedded database has one connection: nobody else can hold a table.
test.runIf(engine === "postgres")(
  "O22: a migration waits for a table in short turns, then says why",
  async () => {
    const added = next("004_add", "alter table campaign add column remark text");
    let release = () => {};
    const held = database().transaction(async (tx) => {
      await tx.execute(sql`lock table campaign in access share mode`);
      await new Promise<void>((go) => {
        release = go;
      });
    });
    const run = (tries: number) =>
      inExclusiveSession(connection(), "migrate", (session) => runMigration(session, added, tries));
    await expect(run(1)).rejects.toThrow(/^The migration 9004_add could not be made: a table/);
    const patient = run(5);
    setTimeout(release, 2500);
    await patient;
    await held;
    const { rows } = await database().execute(sql`select remark from campaign limit 0`);
    expect(rows).toEqual([]);
  },
);
