import { and, eq, isNull, lt, or } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { findDeskList } from "#app/core/desk-lists.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { listMail, listMailReader } from "#app/db/schema/list-mails.ts";
import { listView } from "#app/db/schema/list-views.ts";
import { appUser } from "#app/db/schema/users.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { isDueOn } from "../report-words.ts";
import { type DeskPerson, listMailReceivers } from "./list-mail-receivers.server.ts";

type Mail = typeof listMail.$inferSelect;
type View = typeof listView.$inferSelect;

/** Sends what is due today, each once a day whatever runs twice (T41). Says how many were. */
export async function sendListMails(actor: Actor = systemActor): Promise<number> {
  reportPermissions.assertCan(actor, "report.send");
  const today = istDate();
  const waiting = await database()
    .select({ mail: listMail, view: listView })
    .from(listMail)
    .innerJoin(listView, eq(listView.id, listMail.viewId))
    .where(and(isNull(listMail.endedAt), notYet(today)));
  let sent = 0;
  for (const { mail, view } of waiting) {
    if (isDueOn(mail.schedule, today) && (await send(actor, { mail, view, today }))) sent += 1;
  }
  return sent;
}

const notYet = (today: string) => or(isNull(listMail.sentOn), lt(listMail.sentOn, today));

interface Due {
  readonly mail: Mail;
  readonly view: View;
  readonly today: string;
}

/** A link, and nothing of what is in the list: that is read after signing in, with the reader's own rights. */
async function send(actor: Actor, { mail, view, today }: Due): Promise<boolean> {
  return inTransaction(async (tx) => {
    const people = await listMailReceivers(tx, view.desk);
    // Whoever has left the desk sends nothing there any more.
    const sender = people.find(({ userId }) => userId === mail.userId);
    const readers = await listReaders(tx, mail.id, people);
    if (!sender || readers.length === 0) return false;
    // One process alone sends it: who comes second finds the day written.
    const [taken] = await tx
      .update(listMail)
      .set({ sentOn: today })
      .where(and(eq(listMail.id, mail.id), isNull(listMail.endedAt), notYet(today)))
      .returning({ id: listMail.id });
    if (!taken) return false;
    for (const reader of readers) await tell(tx, reader, { mail, view, today });
    await writeAudit(tx, {
      chain: `list_mail:${mail.id}`,
      actor,
      event: "list_mail.sent",
      details: { readers: readers.length },
    });
    return true;
  });
}

interface Reader {
  readonly userId: string;
  readonly to: string | null;
  readonly language: Language;
}

/** By mail; who wants none, under the bell. */
async function tell(tx: Tx, { userId, to, language }: Reader, { mail, view, today }: Due): Promise<void> {
  const link = `/settings/list-mails/${mail.id}`;
  const list = findDeskList(view.list)?.title ?? view.list;
  const dedupeKey = `list_mail:${mail.id}:${today}`;
  if (!to) {
    const words = { title: `${list}: ${view.name}`, message: "The list is ready to read." };
    await notify(tx, userId, { type: "info", ...words, link, dedupeKey });
    return;
  }
  await queueMessage(tx, {
    channel: "email",
    template: "list-mail",
    language,
    to,
    variables: { list, view: view.name, link: new URL(link, env().PUBLIC_URL).href },
    dedupeKey: `${dedupeKey}:${userId}`,
    subjectId: mail.id,
  });
}

/** Who was chosen, has not ended it, and still belongs to that desk. */
async function listReaders(tx: Tx, mailId: string, people: readonly DeskPerson[]): Promise<Reader[]> {
  const chosen = await tx
    .select({ userId: appUser.id, language: appUser.language })
    .from(listMailReader)
    .innerJoin(appUser, eq(appUser.id, listMailReader.userId))
    .where(and(eq(listMailReader.mailId, mailId), isNull(listMailReader.endedAt)));
  return chosen.flatMap(({ userId, language }) => {
    const person = people.find((one) => one.userId === userId);
    return person
      ? [{ userId, to: person.email(), language: isLanguage(language) ? language : defaultLanguage }]
      : [];
  });
}
