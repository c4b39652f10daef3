import { desc, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { countDeadLetters, listDeadLetters } from "#app/db/jobs/dead-letters.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditChain, auditSeal } from "#app/db/schema/audit.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { processBeat } from "#app/db/schema/operations.ts";
import { readSetting } from "#app/db/settings.server.ts";
import { siteNotice } from "#app/db/site-notice.server.ts";
import { laneName } from "#app/features/notifications/message-lane.ts";
import { listWaitingMessages } from "#app/features/notifications/server/outbox/list-waiting-messages.server.ts";
import { systemPermissions } from "../system-permissions.ts";
import type { BackupView, ProcessView, SealView, SystemView } from "../system-view.ts";
import { listGateways } from "./list-gateways.server.ts";
import { listQueues } from "./list-queues.server.ts";
import { readDatabaseFacts } from "./read-database-facts.server.ts";

const SHOWN = 50;
/** Seals come every ten minutes; a backup once a day. */
const OLD_SEAL_MS = 30 * 60_000;
const OLD_BACKUP_MS = 26 * 3600_000;

/** Everything an operator looks at, as it stands now. */
export async function readSystem(actor: Actor): Promise<SystemView> {
  systemPermissions.assertCan(actor, "system.see");
  const messages = await listWaitingMessages(actor, SHOWN);
  const letters = await listDeadLetters(SHOWN);
  return {
    readAt: formatDateTime(now()),
    notice: await readNotice(),
    ...(await listQueues(actor)),
    gateways: await listGateways(),
    messages: {
      total: await database().$count(outboundMessage, sql`status = 'waiting'`),
      rows: messages.map((message) => ({
        id: message.id,
        what: message.template,
        lane: laneName(message),
        reason: message.errorCode ?? "not tried yet",
        tries: message.attempts,
        since: formatDateTime(message.createdAt),
        next: message.nextTryAt ? formatDateTime(message.nextTryAt) : "when its queue works again",
      })),
    },
    letters: {
      total: await countDeadLetters(),
      rows: letters.map(({ id, job, reason, attempts, failedAt }) => ({
        ...{ id, job, reason: reason.slice(0, 160), tries: attempts },
        failedAt: formatDateTime(failedAt),
      })),
    },
    database: await readDatabaseFacts(),
    processes: await listProcesses(),
    backup: await readBackup(),
    keys: readKeys(),
    seal: await readSeal(),
  };
}

async function readNotice(): Promise<SystemView["notice"]> {
  const notice = await siteNotice.read();
  return (
    notice && {
      about: notice.about,
      since: formatDateTime(new Date(notice.since)),
      until: notice.until && formatDateTime(new Date(notice.until)),
    }
  );
}

async function listProcesses(): Promise<ProcessView[]> {
  const rows = await database().select().from(processBeat).orderBy(processBeat.startedAt);
  return rows.map(({ id, startedAt, skewMs }) => ({
    id: id.slice(-6),
    startedAt: formatDateTime(startedAt),
    skewSeconds: skewMs / 1000,
  }));
}

const lastBackup = z.object({
  at: z.iso.datetime(),
  bytes: z.number(),
  seconds: z.number(),
  isOffsite: z.boolean(),
});

/** Written by `npm run backup` (server/backup). */
async function readBackup(): Promise<BackupView | null> {
  const { data } = lastBackup.safeParse(await readSetting("backup.last"));
  if (!data) return null;
  const isOld = now().getTime() - Date.parse(data.at) > OLD_BACKUP_MS;
  return { ...data, at: formatDateTime(new Date(data.at)), isOld };
}

function readKeys(): SystemView["keys"] {
  const [current, ...older] = env().keys.encryptionKeys;
  return { current: current?.id ?? "none", older: older.map(({ id }) => id) };
}

async function readSeal(): Promise<SealView | null> {
  const [seal] = await database().select().from(auditSeal).orderBy(desc(auditSeal.seq)).limit(1);
  if (!seal) return null;
  const waiting = await database().$count(auditChain, gt(auditChain.seq, auditChain.sealedSeq));
  const isOld = waiting > 0 && now().getTime() - seal.at.getTime() > OLD_SEAL_MS;
  return { seq: seal.seq, at: formatDateTime(seal.at), waiting, isOld };
}
