import { and, asc, between, eq, gt, isNull, or, sql } from "drizzle-orm";
import { addIstDays, formatDate, type IstDay, istDate, istDaysBetween } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { queueToPhone } from "#app/features/notifications/server/outbox/queue-to-phone.server.ts";
import { findPreferences } from "#app/features/notifications/server/preferences/find-preferences.server.ts";
import { paperEndWords } from "../messages/paper-end.messages.server.ts";
import { isSamePaper } from "../paper-family.ts";
import { endingFamily, hasEnded } from "../paper-validity.ts";
import { isThere } from "./document-row.server.ts";
import { readKeptRows } from "./read-kept-rows.server.ts";

/** So many days before the end, and on the first morning after it. */
const MARKS = [-1, 7, 30] as const;
/** What ended longer ago is no news. */
const STALE_DAYS = 7;
const AT_ONCE = 200;
const SHELF = "/student/dashboard?tab=profile#vault";

type Row = typeof document.$inferSelect;

/** Before a paper of the vault ends, and when it has, its student hears of it once each, in her language. */
export async function remindOfPapers(day: IstDay = istDate()): Promise<number> {
  let told = 0;
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const due = await database()
      .select()
      .from(document)
      .where(
        and(
          eq(document.ownerKind, "student"),
          isThere,
          between(document.validUntil, addIstDays(day, -STALE_DAYS), addIstDays(day, 30)),
          or(isNull(document.endTold), sql`${document.endTold} > ${document.validUntil} - ${day}::date`),
          gt(document.id, after),
        ),
      )
      .orderBy(asc(document.id))
      .limit(AT_ONCE);
    for (const row of due) told += await tellOf(row, day);
    const last = due.at(-1);
    if (!last || due.length < AT_ONCE) return told;
    after = last.id;
  }
}

async function tellOf(row: Row, day: IstDay): Promise<number> {
  const { validUntil } = row;
  const family = endingFamily(row.kind);
  if (!validUntil || !family) return 0;
  const days = istDaysBetween(day, validUntil);
  const mark = MARKS.find((one) => days <= one);
  if (mark === undefined || (row.endTold !== null && row.endTold <= mark)) return 0;
  if (await hasNewer(row, day)) return 0;
  return inTransaction(async (tx) => {
    const [held] = await tx
      .update(document)
      .set({ endTold: mark })
      .where(and(eq(document.id, row.id), or(isNull(document.endTold), gt(document.endTold, mark)), isThere))
      .returning({ id: document.id });
    const [whose] = await tx
      .select({
        userId: appUser.id,
        language: appUser.language,
        name: student.name,
        given: student.givenName,
      })
      .from(student)
      .innerJoin(appUser, eq(appUser.id, student.userId))
      .where(and(eq(student.id, row.ownerId), isNull(student.erasedAt)));
    if (!held || !whose) return 0;
    const language: Language = isLanguage(whose.language) ? whose.language : "en";
    const valuesIn = (into: Language) => ({
      paper: paperEndWords[into].papers[family],
      date: formatDate(validUntil, into),
    });
    const key = `paper:${row.id}:${validUntil}:${mark}`;
    if ((await findPreferences(tx, whose.userId)).bellDeadlines) {
      await notify(tx, whose.userId, {
        studentId: row.ownerId,
        type: "warning",
        inWords: (into) => {
          const { title, message } = paperEndWords[into][mark < 0 ? "ended" : "ends"];
          return { title: fillMessage(title, valuesIn(into)), message: fillMessage(message, valuesIn(into)) };
        },
        link: SHELF,
        dedupeKey: key,
      });
    }
    // That it has ended stands on the shelf; by SMS and letter she hears while there is time to get another.
    if (mark >= 0) await send(tx, { ...whose, ...valuesIn(language), language, key });
    return 1;
  });
}

/** She has one of the same kind that holds longer. */
async function hasNewer(row: Row, day: IstDay): Promise<boolean> {
  const kept = await readKeptRows({ kind: "student", id: row.ownerId });
  return kept.some(
    (other) =>
      other.id !== row.id &&
      isSamePaper(other.kind, row.kind) &&
      !hasEnded(other, day) &&
      (other.validUntil === null
        ? other.createdAt > row.createdAt
        : other.validUntil > (row.validUntil ?? "")),
  );
}

type Sending = {
  userId: string;
  name: string | null;
  given: string | null;
  paper: string;
  date: string;
  language: Language;
  key: string;
};

async function send(tx: Tx, { userId, name, given, paper, date, language, key }: Sending): Promise<void> {
  const link = new URL(SHELF, env().PUBLIC_URL).href;
  const variables = { name: given ?? name ?? paperEndWords[language].student, paper, date, link };
  const said = { language, variables, template: "paper-ends", dedupeKey: key } as const;
  const phone = await findContact(userId, "phone");
  if (phone) await queueToPhone(tx, userId, "Deadlines", { ...said, to: phone });
  const email = await findContact(userId, "email");
  const preference = { userId, topic: "emailDeadlines" } as const;
  if (email) await queueMessage(tx, { ...said, channel: "email", to: email, preference });
}
