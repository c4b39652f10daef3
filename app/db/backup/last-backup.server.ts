import { z } from "zod";
import type { Tx } from "../opening/connection.server.ts";
import { readSetting, writeSetting } from "../settings.server.ts";

const KEY = "backup.last";
const schema = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  rows: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  /** A copy is in BACKUP_BUCKET. */
  isOffsite: z.boolean(),
});

export type LastBackup = z.infer<typeof schema>;

/** What the newest finished backup was, for the doctor and the system page; null when there was none. */
export async function readLastBackup(): Promise<LastBackup | null> {
  return schema.safeParse(await readSetting(KEY)).data ?? null;
}

export async function writeLastBackup(tx: Tx, made: LastBackup): Promise<void> {
  await writeSetting(tx, KEY, made);
}
