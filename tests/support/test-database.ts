import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, inject } from "vitest";
import { setLookupKey } from "#app/core/secrets/lookup-hash.server.ts";
import { sealFiles } from "#app/db/audit/seal-files.server.ts";
import { type Job, prepareJobs, stopJobs } from "#app/db/jobs/jobs.server.ts";
import {
  type Connection,
  closeDatabase,
  connectDatabase,
  setDatabase,
} from "#app/db/opening/client.server.ts";
import { pgliteOptions, wrapPglite } from "#app/db/opening/open-pglite.server.ts";
import { plugSockets } from "#server/plug-sockets.ts";
import { ignore } from "./ignore.ts";
import { openKeptPglite } from "./kept-pglite.ts";
import { withAdmin } from "./postgres-server.ts";
import { tempFolder } from "./temp-folder.ts";

export type Engine = "pglite" | "postgres";

/** The engine this test project runs on. */
export const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "pglite";

export interface TestDatabaseOptions {
  /** The jobs that the code under test enqueues. They do not run by themselves: `drainJobs` runs them. */
  readonly jobs?: readonly Job[];
  readonly poolSize?: number;
  /** A database of its own also on PGlite, for a test that empties, restores or closes it. */
  readonly isOwn?: boolean;
}

/** A fresh, migrated database for this test file, as `database()`. */
export function useTestDatabase({ jobs = [], poolSize = 10, isOwn = false }: TestDatabaseOptions = {}): void {
  let drop: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    // As the server does at start, and again for each file: what a test before this one plugged in is gone.
    plugSockets();
    // The seals that leave one test's log say nothing about another's.
    sealFiles.keepIn(tempFolder("seals"));
    if (engine === "pglite" && !isOwn) {
      setDatabase(await openKeptPglite(inject("pgliteSeed")));
      setLookupKey("the lookup key of tests");
    } else drop = (await openTestDatabase(poolSize)).drop;
    if (jobs.length > 0) await prepareJobs(jobs);
  });
  afterAll(async () => {
    await stopJobs();
    await closeDatabase();
    await drop();
  });
}

export interface TestDatabase {
  readonly connection: Connection;
  /** After the connection was closed. */
  drop(): Promise<void>;
}

/** For a test that needs a second database; it becomes the current one. */
export async function openTestDatabase(poolSize = 10, kind: Engine = engine): Promise<TestDatabase> {
  return kind === "postgres" ? openCopy(inject("postgresUrl"), poolSize) : openSnapshot(inject("pgliteSeed"));
}

async function openSnapshot(file: string): Promise<TestDatabase> {
  const pglite = await PGlite.create({ ...pgliteOptions, loadDataDir: new Blob([await readFile(file)]) });
  const connection = wrapPglite(pglite, "a test database in memory", (_statement, run) => run());
  setDatabase(connection);
  setLookupKey("the lookup key of tests");
  return { connection, drop: async () => undefined };
}

async function openCopy(url: string, poolSize: number): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withAdmin(url, (query) => query(`create database ${name} template app_template strategy file_copy`));
  const target = new URL(url);
  target.pathname = `/${name}`;
  const connection = await connectDatabase(
    { DATA_DIR: "", DATABASE_URL: target.href, DATABASE_POOL_SIZE: poolSize },
    { onSlowQuery: ignore },
  );
  return {
    connection,
    drop: async () => {
      await withAdmin(url, (query) => query(`drop database if exists ${name} with (force)`));
    },
  };
}
