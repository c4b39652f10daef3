import { existsSync } from "node:fs";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { readSeed } from "../migrating/pglite-seed.server.ts";
import { DatabaseStartError, DataFolderUnusableError } from "../migrating/start-errors.ts";
import { prepareReads } from "../prepared-reads.server.ts";
import type { Db, PgliteConnection, QueryTimer } from "./connection.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { pgliteParsers } from "./type-parsers.server.ts";

/**
 * relaxedDurability stays off: the reply to COMMIT waits until its log is in the operating system's hands,
 * so a killed process loses nothing it acknowledged. A power cut may: PGlite does not fsync.
 */
export const pgliteOptions = {
  relaxedDurability: false,
  parsers: pgliteParsers,
  extensions: { pg_trgm },
} satisfies PGliteOptions;

/** The embedded database under `dataDir`, locked against other processes until it is closed. */
export async function openPglite(dataDir: string, timed: QueryTimer): Promise<PgliteConnection> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(dataDir, error);
  }
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    throw error instanceof DatabaseStartError ? error : unusable(dataDir, error);
  });
  try {
    const folder = join(dataDir, "db");
    const pglite = await openOrCreate(folder);
    return wrapPglite(pglite, `the embedded database in ${folder}`, timed, () => lock.release());
  } catch (error) {
    await lock.release();
    throw await unopened(dataDir, error);
  }
}

const ROOM_TO_START_BYTES = 64 * 1024 * 1024;

/** O13c: the engine itself only says "Aborted()". What helps is one of two things. */
async function unopened(dataDir: string, error: unknown): Promise<DatabaseStartError> {
  const { code } = error as NodeJS.ErrnoException;
  const disk = await statfs(dataDir).catch(() => null);
  const isFull = code === "ENOSPC" || (disk !== null && disk.bavail * disk.bsize < ROOM_TO_START_BYTES);
  const sentence = isFull
    ? `The disk of ${dataDir} is full: the embedded database cannot be opened. Make room and start again; nothing was lost.`
    : `The embedded database under ${dataDir} is damaged or not one of ours: restore a backup (npm run restore) into another DATA_DIR, or set DATA_DIR to an empty folder.`;
  return new DatabaseStartError(sentence, { cause: error });
}

export function wrapPglite(
  pglite: PGlite,
  address: string,
  timed: QueryTimer,
  afterClose: () => Promise<void> = async () => undefined,
): PgliteConnection {
  const prepared = prepareReads(pglite);
  pglite.query = prepared.query;
  timeQueries(pglite, timed);
  const beginTransaction = pglite.transaction.bind(pglite);
  pglite.transaction = (run) =>
    beginTransaction((tx: Transaction) => {
      tx.query = prepared.within(tx.query.bind(tx));
      timeQueries(tx, timed);
      return run(tx);
    });
  return {
    engine: "pglite",
    db: drizzle({ client: pglite }) as unknown as Db,
    jobDb: drizzle({ client: pglite }) as unknown as Db,
    pglite,
    address,
    async close() {
      if (!pglite.closed) await pglite.close();
      await afterClose();
    },
  };
}

// A process killed while it makes the database leaves a folder that looks like one: the mark tells.
async function openOrCreate(folder: string): Promise<PGlite> {
  const mark = `${folder}.unfinished`;
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) await writeFile(mark, "This database was not finished. The next start makes it anew.\n");
  const loadDataDir = isNew ? await readSeed() : null;
  const pglite = await PGlite.create({
    ...pgliteOptions,
    dataDir: folder,
    ...(loadDataDir && { loadDataDir }),
  });
  if (isNew) await rm(mark);
  return pglite;
}

function timeQueries(client: Pick<PGlite, "query">, timed: QueryTimer): void {
  const query = client.query.bind(client);
  client.query = (statement, params, options) => timed(statement, () => query(statement, params, options));
}

function unusable(dataDir: string, error: unknown): DataFolderUnusableError {
  const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  return new DataFolderUnusableError(
    `The data folder ${dataDir} cannot be written (${reason}): give this user the right to it or set DATA_DIR.`,
    { cause: error },
  );
}
