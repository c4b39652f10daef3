import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { addressOf, findDeskList, withView } from "#app/core/desk-lists.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { listMail, listMailReader } from "#app/db/schema/list-mails.ts";
import { listView } from "#app/db/schema/list-views.ts";
import { deskKey } from "#app/features/identity/lists/desk-key.ts";
import { reportPermissions } from "../report-permissions.ts";
import { mailTimes } from "../server/mail-times.server.ts";
import { type DeskPerson, listMailReceivers } from "./list-mail-receivers.server.ts";
import type { ListMailView, OpenedMail } from "./list-mail-view.ts";

/** The mails of lists that somebody has sent at this desk, and those that come to them. */
async function ofActor(actor: Actor): Promise<{ mails: ListMailView[]; people: DeskPerson[] }> {
  reportPermissions.assertCan(actor, "report.mail_list", { userId: actor.userId });
  const found = await rowsOf(actor);
  const people = await inTransaction((tx) => listMailReceivers(tx, deskKey(actor)));
  return { people, mails: found.map((one) => toView(one, actor, people)) };
}

/** One that comes to this person, or that they send; another's is not there. */
async function open(actor: Actor, mailId: string): Promise<OpenedMail> {
  reportPermissions.assertCan(actor, "report.mail_list", { userId: actor.userId });
  const one = isId(mailId) ? (await rowsOf(actor)).find(({ mail }) => mail.id === mailId) : undefined;
  const list = one && findDeskList(one.view.list);
  if (!one || !list) throw notFound("This list is not mailed to you.");
  const people = await inTransaction((tx) => listMailReceivers(tx, deskKey(actor)));
  const { query, id, isShared, userId } = one.view;
  // Another's own view is not kept by this reader: its look comes along without its name.
  const isSeen = isShared || userId === actor.userId;
  const { file } = list;
  return {
    ...toView(one, actor, people),
    href: addressOf(list, isSeen ? withView(query, id) : query),
    fileHref: file && (query === "" ? file : `${file}?${query}`),
  };
}

export const readListMails = { ofActor, open };

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsOf(actor: Actor) {
  const userId = actor.userId ?? "";
  const toMe = database()
    .select({ id: listMailReader.mailId })
    .from(listMailReader)
    .where(and(eq(listMailReader.userId, userId), isNull(listMailReader.endedAt)));
  const rows = await database()
    .select({ mail: listMail, view: listView })
    .from(listMail)
    .innerJoin(listView, eq(listView.id, listMail.viewId))
    .where(
      and(
        eq(listView.desk, deskKey(actor)),
        isNull(listMail.endedAt),
        or(eq(listMail.userId, userId), inArray(listMail.id, toMe)),
      ),
    )
    .orderBy(asc(listView.name), asc(listMail.id));
  const ids = rows.map(({ mail }) => mail.id);
  const readers = await database().select().from(listMailReader).where(inArray(listMailReader.mailId, ids));
  return rows.map((row) => ({ ...row, readers: readers.filter(({ mailId }) => mailId === row.mail.id) }));
}

function toView({ mail, view, readers }: Row, actor: Actor, people: readonly DeskPerson[]): ListMailView {
  const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.name ?? "–";
  const isOwn = mail.userId === actor.userId;
  return {
    id: mail.id,
    viewId: view.id,
    name: view.name,
    list: findDeskList(view.list)?.title ?? view.list,
    schedule: mail.schedule,
    isOwn,
    sender: nameOf(mail.userId),
    readers: isOwn
      ? readers.map(({ userId, endedAt }) => ({
          id: userId,
          name: nameOf(userId),
          hasEnded: endedAt !== null,
        }))
      : [],
    isToMe: readers.some(({ userId, endedAt }) => userId === actor.userId && endedAt === null),
    ...mailTimes(mail),
  };
}
