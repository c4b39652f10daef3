import { sql } from "drizzle-orm";
import { afterEach, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { ignore } from "#tests/support/ignore.ts";
import { engine } from "#tests/support/test-database.ts";
import {
  closeDatabase,
  connectDatabase,
  database,
  inTransaction,
  onJobConnections,
} from "../opening/client.server.ts";
import { defineJob, drainJobs, enqueue, prepareJobs, stopJobs } from "./jobs.server.ts";

const wait = sql`select pg_sleep(0.6)`;

describe.runIf(engine === "postgres")("O8: the morning's work has connections and a limit of its own", () => {
  const connect = () =>
    connectDatabase(
      {
        DATA_DIR: "",
        DATABASE_URL: inject("postgresUrl"),
        DATABASE_POOL_SIZE: 1,
        DATABASE_STATEMENT_TIMEOUT_MS: 300,
        DATABASE_JOB_STATEMENT_TIMEOUT_MS: 5_000,
      },
      { onSlowQuery: ignore },
    );
  afterEach(async () => {
    await stopJobs();
    await closeDatabase();
  });

  test("what is too long for a page is not too long for it, in a transaction too", async () => {
    await connect();
    await expect(database().execute(wait)).rejects.toThrow();
    await onJobConnections(() => database().execute(wait));
    await onJobConnections(() => inTransaction((tx) => tx.execute(wait)));
    // Whoever comes after it is a page again.
    await expect(inTransaction((tx) => tx.execute(wait))).rejects.toThrow();
  });

  test("pages do not wait for it", async () => {
    await connect();
    await database().execute(sql`select 1`);
    let isDone = false;
    const long = onJobConnections(() => database().execute(wait)).then(() => {
      isDone = true;
    });
    await database().execute(sql`select 1`);
    expect(isDone).toBe(false);
    await long;
  });

  test("a job that says so runs there, another one does not", async () => {
    await connect();
    const make = (name: string, isLong: boolean) =>
      defineJob({
        name,
        isLong,
        schema: z.object({}),
        retry: { limit: 0 },
        run: async () => void (await database().execute(wait)),
      });
    const jobs = [make("test.long", true), make("test.short", false)];
    await prepareJobs(jobs);
    for (const job of jobs) await inTransaction((tx) => enqueue(tx, job, {}));
    const failed: string[] = [];
    expect(await drainJobs(jobs, { onError: (_error, run) => failed.push(run?.job ?? "") })).toBe(2);
    expect(failed).toEqual(["test.short"]);
  });
});
