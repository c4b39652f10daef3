import { existsSync } from "node:fs";
import { chmod, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { prepareJobs, stopJobs } from "../jobs/jobs.server.ts";
import { dropEverything, holdsRows, withoutConstraints } from "../migrating/empty-database.server.ts";
import { inExclusiveSession, type Session } from "../migrating/exclusive-session.server.ts";
import { listMigrations } from "../migrating/list-migrations.server.ts";
import { migrateDatabase } from "../migrating/migrate.server.ts";
import { connection } from "../opening/client.server.ts";
import {
  BackupError,
  copyHashed,
  FILE_LIST,
  hashFile,
  type Manifest,
  readLines,
  readManifest,
  walkFiles,
} from "./backup-folder.server.ts";
import { checksumOf, listTables, loadRows, setSequence } from "./table-dump.server.ts";
import { isOwnBackup } from "./write-backup.server.ts";

export interface RestoreOptions {
  readonly dataDir: string;
  readonly folder: string;
  /** Empty the target first. */
  readonly force: boolean;
  readonly say: (line: string) => void;
}

/** Loads a backup into the current database, whichever engine it came from, and compares every row. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, dataDir, force, say } = options;
  const manifest = await readManifest(folder);
  await checkMigrations(manifest);
  await checkFilesOfBackup(folder, manifest);
  say("The backup is complete and unchanged.");
  const filesTarget = join(dataDir, "files");
  if (!force && manifest.files && (await hasFiles(filesTarget))) throw notEmpty(`The folder ${filesTarget}`);
  await emptyTarget(force, say);

  const last = manifest.migrations.at(-1)?.tag;
  if (last) await migrateDatabase(connection(), { upTo: last });
  await prepareJobs([]);
  await stopJobs();
  await inExclusiveSession(connection(), "migrate", async (session) => {
    await session.transaction((tx) => loadTables(tx, folder, manifest, say));
    await session.transaction(
      (tx) => compareTables(tx, manifest),
      "isolation level repeatable read, read only",
    );
  });
  say("Every row is the one that was backed up.");
  const newer = await migrateDatabase(connection());
  if (newer.length > 0) say(`Brought up to this version: ${newer.join(", ")}`);
  if (manifest.files) await restoreFiles(folder, filesTarget, say);
  noteOtherKeys(manifest, say);
  return manifest;
}

function notEmpty(what: string): BackupError {
  return new BackupError(
    `${what} is not empty: restore into an empty one, or add --force to replace what is there.`,
  );
}

async function checkMigrations({ migrations }: Manifest): Promise<void> {
  const own = await listMigrations();
  const stranger = migrations.find(
    ({ tag, hash }, index) => own[index]?.tag !== tag || own[index]?.hash !== hash,
  );
  if (!stranger) return;
  throw new BackupError(
    `This backup was made by another version of the program (migration ${stranger.tag}): restore it with that version.`,
  );
}

async function checkFilesOfBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = tables.map(({ file, fileHash }) => ({ file, fileHash }));
  if (files) parts.push({ file: FILE_LIST, fileHash: files.listHash });
  for (const { file, fileHash } of parts) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new BackupError(`The backup is incomplete: ${file} is missing.`);
    if ((await hashFile(path)) !== fileHash)
      throw new BackupError(`The backup is damaged: ${file} was changed.`);
  }
  if (!files) return;
  for await (const { path, hash } of listedFiles(folder)) {
    const copy = join(folder, "files", path);
    if (!existsSync(copy)) throw new BackupError(`The backup is incomplete: files/${path} is missing.`);
    if ((await hashFile(copy)) !== hash)
      throw new BackupError(`The backup is damaged: files/${path} was changed.`);
  }
}

async function emptyTarget(force: boolean, say: RestoreOptions["say"]): Promise<void> {
  await inExclusiveSession(connection(), "migrate", async (session) => {
    if (!force && (await holdsRows(session))) throw notEmpty(sentenceStart(connection().address));
    // Also when it holds no rows: its tables may be newer than the backup's.
    await session.transaction((tx) => dropEverything(tx));
    say("The target is empty.");
  });
}

async function loadTables(
  session: Session,
  folder: string,
  manifest: Manifest,
  say: RestoreOptions["say"],
): Promise<void> {
  const targets = await listTables(session);
  const load = async (isOurs: boolean) => {
    for (const table of manifest.tables) {
      if (table.name.startsWith("public.") !== isOurs) continue;
      const target = targets.find(({ name }) => name === table.name);
      if (!target) throw new BackupError(`The table ${table.name} of the backup does not exist here.`);
      await loadRows(session, target, table.columns, readLines(join(folder, table.file)));
      if (table.rows > 0) say(`  ${table.name}: ${table.rows} rows`);
    }
  };
  await withoutConstraints(session, () => load(true));
  await session.script("delete from pgboss.job; delete from pgboss.queue");
  await load(false);
  for (const sequence of manifest.sequences) await setSequence(session, sequence);
}

async function compareTables(session: Session, manifest: Manifest): Promise<void> {
  const targets = await listTables(session);
  for (const table of manifest.tables) {
    const columns = table.columns.map((name) => ({ name, type: "" }));
    const target = targets.find(({ name }) => name === table.name);
    const isSame = columns.every(({ name }) => target?.columns.some((column) => column.name === name));
    // A newer version of the queue's own tables: what it no longer has cannot be compared.
    if (!isSame && !table.name.startsWith("public.")) continue;
    const found = await checksumOf(session, { name: table.name, columns });
    if (found.rows !== table.rows) {
      throw new BackupError(
        `${table.name} has ${found.rows} rows after the restore instead of ${table.rows}.`,
      );
    }
    if (found.rowHash !== table.rowHash) {
      throw new BackupError(`The rows of ${table.name} differ from those of the backup.`);
    }
  }
}

const listedFile = z.object({
  path: z.string().regex(/^(?!.*(^|\/)\.\.?(\/|$))[^\\:]+$/),
  bytes: z.number(),
  hash: z.string(),
});

async function* listedFiles(folder: string) {
  for await (const line of readLines(join(folder, FILE_LIST))) yield listedFile.parse(JSON.parse(line));
}

async function hasFiles(folder: string): Promise<boolean> {
  for await (const _ of walkFiles(folder)) return true;
  return false;
}

async function restoreFiles(folder: string, target: string, say: RestoreOptions["say"]): Promise<void> {
  if (await hasFiles(target)) {
    const aside = `${target}.replaced-${now().toISOString().replaceAll(":", "-")}`;
    await rename(target, aside);
    say(`The files that were here are now in ${aside}.`);
  }
  let count = 0;
  for await (const { path, hash } of listedFiles(folder)) {
    const sum = await copyHashed(join(folder, "files", path), join(target, path));
    if (sum !== hash) throw new BackupError(`The file ${path} changed while it was copied.`);
    count += 1;
  }
  say(`  ${count} files`);
}

/**
 * Puts the backup's keys where this system has none yet. To be called before the configuration is read, which
 * would make new ones.
 */
export async function placeKeys(folder: string, dataDir: string): Promise<boolean> {
  const source = join(folder, "keys.json");
  const target = join(dataDir, "keys.json");
  if (!existsSync(source) || existsSync(target)) return false;
  await copyHashed(source, target);
  await chmod(target, 0o600);
  return true;
}

function noteOtherKeys(manifest: Manifest, say: RestoreOptions["say"]): void {
  if (isOwnBackup(manifest)) return;
  say(
    "Note: this system has other keys than the one that was backed up. Encrypted fields and documents stay " +
      "unreadable until APP_SECRET and ENCRYPTION_KEYS (or keys.json in the data folder) are those of that system.",
  );
}

function sentenceStart(text: string): string {
  return text.startsWith("the ") ? `T${text.slice(1)}` : `The database at ${text}`;
}
