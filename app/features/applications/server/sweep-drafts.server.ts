import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import { addHours, formatDate, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { database, inTransaction, type Tx } from "#app/db/client.server.ts";
import { application, applicationDocument, applicationMessage } from "#app/db/schema/applications.ts";
import { notification } from "#app/db/schema/messages.ts";
import { applicationNumber } from "../application-number.ts";
import { applyPath } from "../apply-view.ts";
import { type ApplicationRow, lockApplication } from "./application-row.server.ts";
import { tellStudent } from "./tell-student.server.ts";

/** A year after the last word in it; told 30 days and 7 days before. */
const keptDays = 365;
const firstDays = 30;
const secondDays = 7;
const AT_ONCE = 200;

const addDays = (moment: Date, days: number) => addHours(moment, days * 24);

/**
 * I7b, as the privacy policy says it: a draft in which nobody has written for a year goes after two reminders. The
 * days run from the reminders that were really given, so a job that stood still takes nothing by surprise.
 */
export async function sweepDrafts(): Promise<{ told: number; removed: number }> {
  const done = { told: 0, removed: 0 };
  const old = await database()
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.status, "draft"),
        lt(application.savedAt, addDays(now(), firstDays - keptDays)),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(asc(application.savedAt))
    .limit(AT_ONCE);
  for (const { id } of old) {
    await inTransaction(async (tx) => {
      const { row } = await lockApplication(tx, id);
      const isOld = row.savedAt < addDays(now(), firstDays - keptDays);
      if (row.status !== "draft" || !isOld) return;
      const step = await nextStep(tx, row);
      if (step === "wait") return;
      if (step === "remove") {
        await remove(tx, row);
        done.removed += 1;
        return;
      }
      const days = step === 1 ? firstDays : secondDays;
      await tellStudent(
        tx,
        row,
        "draftEnds",
        keyOf(row, step),
        (language) => ({ date: formatDate(addDays(now(), days), language) }),
        applyPath({ number: applicationNumber(row) }),
      );
      done.told += 1;
    });
  }
  return done;
}

/** Whoever writes in it again begins the year anew, and is reminded anew. */
const keyOf = ({ id, savedAt }: ApplicationRow, nth: 1 | 2) => `${id}:draft-ends:${savedAt.getTime()}:${nth}`;

async function nextStep(tx: Tx, row: ApplicationRow): Promise<1 | 2 | "wait" | "remove"> {
  const keys = [`application:${keyOf(row, 1)}`, `application:${keyOf(row, 2)}`] as const;
  const told = await tx
    .select({ key: notification.dedupeKey, at: notification.createdAt })
    .from(notification)
    .where(and(eq(notification.userId, row.userId), inArray(notification.dedupeKey, [...keys])));
  const [first, second] = keys.map((key) => told.find((one) => one.key === key)?.at);
  if (!first) return 1;
  if (!second) return first <= addDays(now(), secondDays - firstDays) ? 2 : "wait";
  return second <= addDays(now(), -secondDays) ? "remove" : "wait";
}

/** The papers stay in her vault: they are hers, not the draft's. */
async function remove(tx: Tx, { id }: ApplicationRow): Promise<void> {
  await tx.delete(applicationDocument).where(eq(applicationDocument.applicationId, id));
  await tx.delete(applicationMessage).where(eq(applicationMessage.applicationId, id));
  await tx.delete(application).where(eq(application.id, id));
  await writeAudit(tx, {
    chain: `application:${id}`,
    actor: systemActor,
    event: "application.draft_removed",
  });
}
