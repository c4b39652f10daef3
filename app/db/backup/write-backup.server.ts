import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { now } from "#app/core/clock.ts";
import { isKeyedHash, keyedHash } from "#app/core/secrets/crypto.server.ts";
import { inExclusiveSession, type Session } from "../migrating/exclusive-session.server.ts";
import { applicationVersion } from "../migrating/project-root.server.ts";
import { connection } from "../opening/client.server.ts";
import {
  BackupError,
  copyHashed,
  FILE_LIST,
  type Manifest,
  walkFiles,
  writeLines,
  writeManifest,
} from "./backup-folder.server.ts";
import { type DumpedTable, dumpRows, listSequences, listTables, TableChecksum } from "./table-dump.server.ts";

export interface BackupOptions {
  readonly dataDir: string;
  /** The folder to make; it must not exist. */
  readonly folder: string;
  /** False where documents are kept in S3, which has its own copies. */
  readonly filesOnDisk: boolean;
  /** Puts keys.json into the backup. Whoever holds such a backup can read everything in it. */
  readonly withKeys: boolean;
  readonly say: (line: string) => void;
}

/** Everything as of one moment: tables in a form either engine reads, documents, and how to check them. */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { folder, dataDir, say } = options;
  if (existsSync(folder)) throw new BackupError(`${folder} exists already: name another folder.`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const database = await inExclusiveSession(connection(), "backup", (session) =>
    session.transaction((tx) => dumpDatabase(tx, draft, say), "isolation level repeatable read, read only"),
  );
  const files = options.filesOnDisk ? await copyFiles(join(dataDir, "files"), draft, say) : null;
  const keyFile = join(dataDir, "keys.json");
  const hasKeys = options.withKeys && existsSync(keyFile);
  if (hasKeys) {
    await copyHashed(keyFile, join(draft, "keys.json"));
    await chmod(join(draft, "keys.json"), 0o600);
  }
  const manifest: Manifest = {
    format: 1,
    createdAt: now().toISOString(),
    appVersion: applicationVersion(),
    engine: connection().engine,
    ...database,
    files,
    hasKeys,
    keyCheck: keyedHash("backup", KEY_CHECK),
  };
  await writeManifest(draft, manifest);
  // Its name without ".partial" says that it is whole.
  await rename(draft, folder);
  return manifest;
}

const KEY_CHECK = "the keys this backup was made with";

/** Whether a backup was made with one of the secrets this process accepts. */
export function isOwnBackup({ keyCheck }: Manifest): boolean {
  return isKeyedHash("backup", KEY_CHECK, keyCheck);
}

type DatabasePart = Pick<Manifest, "migrations" | "tables" | "sequences">;

async function dumpDatabase(
  session: Session,
  folder: string,
  say: BackupOptions["say"],
): Promise<DatabasePart> {
  const migrations = await session.query<{ tag: string; hash: string }>(
    "select tag, hash from applied_migration order by seq",
  );
  const tables: Manifest["tables"] = [];
  for (const table of await listTables(session)) {
    const dumped = await dumpTable(session, folder, table);
    tables.push(dumped);
    if (dumped.rows > 0) say(`  ${table.name}: ${dumped.rows} rows`);
  }
  return { migrations, tables, sequences: await listSequences(session) };
}

async function dumpTable(
  session: Session,
  folder: string,
  table: DumpedTable,
): Promise<Manifest["tables"][number]> {
  const file = join("tables", `${table.name.replaceAll('"', "")}.jsonl.gz`);
  const checksum = new TableChecksum();
  async function* counted() {
    for await (const line of dumpRows(session, table)) {
      checksum.add(line);
      yield line;
    }
  }
  const fileHash = await writeLines(join(folder, file), counted());
  return {
    name: table.name,
    columns: table.columns.map(({ name }) => name),
    ...checksum.result(),
    file,
    fileHash,
  };
}

async function copyFiles(
  source: string,
  folder: string,
  say: BackupOptions["say"],
): Promise<Manifest["files"]> {
  let count = 0;
  let total = 0;
  async function* copied() {
    for await (const { path, bytes } of walkFiles(source)) {
      const sum = await copyHashed(join(source, path), join(folder, "files", path));
      count += 1;
      total += bytes;
      if (count % 1000 === 0) say(`  ${count} files`);
      yield JSON.stringify({ path, bytes, hash: sum });
    }
  }
  const listHash = await writeLines(join(folder, FILE_LIST), copied());
  say(`  ${count} files, ${total} bytes`);
  return { count, bytes: total, listHash };
}
