import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "#tests/support/doubles/pgbouncer.ts";
import { ignore } from "#tests/support/ignore.ts";
import { withAdmin } from "#tests/support/postgres-server.ts";
import { engine } from "#tests/support/test-database.ts";
import { bumpContent, watchContentVersion } from "../content-version.server.ts";
import { defineJob, enqueue, startJobs, stopJobs } from "../jobs/jobs.server.ts";
import { listMigrations } from "../migrating/list-migrations.server.ts";
import { migrateDatabase } from "../migrating/migrate.server.ts";
import {
  closeDatabase,
  connectDatabase,
  database,
  inTransaction,
  onJobConnections,
} from "./client.server.ts";

describe.runIf(engine === "postgres" && hasPgBouncer)("O12: behind PgBouncer in transaction mode", () => {
  const name = `pooled_${randomBytes(5).toString("hex")}`;
  let direct = "";
  let pooler: PgBouncer;

  beforeAll(async () => {
    const url = new URL(inject("postgresUrl"));
    await withAdmin(url.href, (query) => query(`create database ${name}`));
    url.pathname = `/${name}`;
    direct = url.href;
    pooler = await startPgBouncer(direct);
  });
  afterEach(async () => {
    await stopJobs();
    await closeDatabase();
  });
  afterAll(async () => {
    await pooler.stop();
    await withAdmin(inject("postgresUrl"), (query) => query(`drop database if exists ${name} with (force)`));
  });

  const open = () =>
    connectDatabase(
      {
        DATA_DIR: "",
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: direct,
        DATABASE_STATEMENT_TIMEOUT_MS: 700,
      },
      { onSlowQuery: ignore },
    );

  it("O12a: without the direct address the start says what is wrong and what to set", async () => {
    const refused = await connectDatabase(
      { DATA_DIR: "", DATABASE_URL: pooler.url },
      { onSlowQuery: ignore },
    ).catch((error: Error) => error.message);
    expect(refused).toMatch(/is a pooler .* set DATABASE_DIRECT_URL/);
  });

  it("O12b: a first and a second process start, migrate, and keep nobody waiting", async () => {
    await open();
    expect(await migrateDatabase()).toEqual((await listMigrations()).map(({ tag }) => tag));
    await closeDatabase();
    const began = performance.now();
    await open();
    expect(await migrateDatabase()).toEqual([]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it("O8: long jobs go past the pooler, with their own limit and the same account", async () => {
    await open();
    const seen = await onJobConnections(() =>
      database().execute<{ limit: string; account: string }>(
        sql`select current_setting('statement_timeout') as limit, current_user as account, pg_sleep(1)`,
      ),
    );
    expect(seen.rows).toMatchObject([{ limit: "10min", account: new URL(pooler.url).username }]);
  });

  it("statements end by the role's limit, transactions and repeated named statements work", async () => {
    await open();
    await expect(database().execute(sql`select pg_sleep(3)`)).rejects.toMatchObject({ status: 503 });
    await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        inTransaction(async (tx) => {
          const { rows } = await tx.execute<{ place: number; zone: string }>(
            sql`select ${place}::int as place, current_setting('timezone') as zone`,
          );
          expect(rows).toEqual([{ place, zone: "UTC" }]);
        }),
      ),
    );
    const prepared = database().select({ one: sql<number>`1` }).from(sql`(values (1)) v`).prepare("again");
    for (let turn = 0; turn < 6; turn += 1) expect(await prepared.execute()).toEqual([{ one: 1 }]);
  });

  it("jobs run at once and news of content is heard: both listen past the pooler", async () => {
    await open();
    const ran: string[] = [];
    const job = defineJob({
      name: "pooler.try",
      schema: z.object({ word: z.string() }),
      run: async ({ word }) => void ran.push(word),
    });
    await startJobs([job], { onError: ignore });
    const heard: string[] = [];
    const watch = await watchContentVersion(({ tag }) => heard.push(tag));
    await inTransaction(async (tx) => {
      await enqueue(tx, job, { word: "hello" });
      await bumpContent(tx, "pooled");
    });
    await vi.waitFor(() => expect([ran, heard]).toEqual([["hello"], ["pooled"]]), { timeout: 15_000 });
    await watch.stop();
  });
});
