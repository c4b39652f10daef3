import { and, asc, eq, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import {
  draftReminderDays,
  keptSince,
  keptUntil,
  keptYears,
} from "#app/features/identity/rules/erasure-rules.ts";
import { applicationNumber } from "../../application-number.ts";
import { applyPath } from "../../views/apply-view.ts";
import { type ApplicationRow, lockApplication } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

const AT_ONCE = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * Before a draft goes its student is told the day, some weeks before and once more in the last week. The day is
 * written down with it: were the service away for months, nothing goes that she has not heard of in time.
 */
export async function remindOfDrafts(): Promise<{ first: number; last: number }> {
  const first = await tellEach(agesSoon(), (row) => {
    const [due, earliest] = [keptUntil(row.savedAt, keptYears.draft), inDays(draftReminderDays.first)];
    return new Date(Math.max(due.getTime(), earliest.getTime()));
  });
  const last = await tellEach(goesSoon(), (row) => row.goesAt);
  return { first, last };
}

/** Nothing was saved for so long that the first reminder is due; a day she was told before saving again is void. */
function agesSoon() {
  return and(
    eq(application.status, "draft"),
    lt(application.savedAt, keptSince(inDays(draftReminderDays.first), keptYears.draft)),
    or(isNull(application.goesToldAt), lt(application.goesToldAt, application.savedAt)),
  );
}

function goesSoon() {
  const since = sql`${application.goesAt} - make_interval(days => ${draftReminderDays.last})`;
  return and(
    eq(application.status, "draft"),
    lte(application.goesAt, inDays(draftReminderDays.last)),
    gte(application.goesToldAt, application.savedAt),
    sql`${application.goesToldAt} < ${since}`,
  );
}

async function tellEach(
  which: ReturnType<typeof agesSoon>,
  dayOf: (row: ApplicationRow) => Date | null,
): Promise<number> {
  const due = await database()
    .select({ id: application.id })
    .from(application)
    .where(which)
    .orderBy(asc(application.savedAt))
    .limit(AT_ONCE);
  for (const { id } of due) await inTransaction((tx) => tell(tx, id, dayOf));
  return due.length;
}

async function tell(tx: Tx, id: string, dayOf: (row: ApplicationRow) => Date | null): Promise<void> {
  const { row } = await lockApplication(tx, id);
  const goesAt = dayOf(row);
  // Sent or saved since it was looked for.
  if (row.status !== "draft" || !goesAt || row.savedAt > keptSince(goesAt, keptYears.draft)) return;
  const at = now();
  await tx.update(application).set({ goesAt, goesToldAt: at }).where(eq(application.id, id));
  const key = `${id}:draft-goes:${at.toISOString().slice(0, 10)}`;
  const link = applyPath({ number: applicationNumber(row) });
  await tellStudent(tx, row, "draftGoes", key, (language) => ({ date: formatDate(goesAt, language) }), link);
}

function inDays(days: number): Date {
  return new Date(now().getTime() + days * DAY_MS);
}
