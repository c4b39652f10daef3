import { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { readLastBackup } from "#app/db/backup/last-backup.server.ts";
import { chooseBucket } from "../backup/choose-bucket.ts";
import { checkRestoreTime } from "./check-restore-time.ts";
import { bad, type Finding, good, note } from "./finding.ts";

const TOO_OLD_HOURS = 36;

/** Tries the bucket, looks how old the newest backup is, and reckons how long the way back would take. */
export async function checkBackup(settings: Env): Promise<Finding[]> {
  if (settings.isDemo) return [];
  return [
    await schedule(settings),
    await age(),
    ...(await checkRestoreTime()),
    await checkBackupBucket(settings),
  ];
}

async function schedule({ BACKUP_SCHEDULE }: Env): Promise<Finding> {
  return BACKUP_SCHEDULE
    ? good("backup", `One is made at "${BACKUP_SCHEDULE}" (cron, Indian time).`)
    : note(
        "backup",
        "BACKUP_SCHEDULE is empty: somebody else must call npm run backup -- --sealed every day.",
      );
}

async function age(): Promise<Finding> {
  const last = await readLastBackup();
  if (!last) return note("backup", "None was made yet: npm run backup -- --sealed.");
  const hours = Math.round((now().getTime() - new Date(last.at).getTime()) / 3_600_000);
  const sentence = `The newest is ${hours} hours old (${last.name}).`;
  return hours > TOO_OLD_HOURS ? bad("backup", sentence) : good("backup", sentence);
}

export async function checkBackupBucket(settings: Env): Promise<Finding> {
  const bucket = chooseBucket(settings);
  if (!bucket) return note("backup", "BACKUP_BUCKET is empty: a backup on the same machine dies with it.");
  const name = `doctor-${crypto.randomUUID()}`;
  try {
    await bucket.put(name, new TextEncoder().encode(name));
    const isSame = (await bucket.get(name)).toString() === name;
    const isListed = (await bucket.list(name)).includes(name);
    await bucket.remove(name);
    if (isSame && isListed)
      return good("backup", `The bucket ${settings.BACKUP_BUCKET} keeps, lists, gives back and removes.`);
    return bad("backup", `The bucket ${settings.BACKUP_BUCKET} did not give back what it was given.`);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return bad(
      "backup",
      `The bucket ${settings.BACKUP_BUCKET} refused (${error.code}): it must allow to put, get, list and delete.`,
    );
  }
}
