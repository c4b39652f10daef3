import { and, eq, isNull, notInArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listMail, listMailReader } from "#app/db/schema/list-mails.ts";
import { getListView } from "#app/features/identity/lists/get-list-view.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import type { SendView } from "./list-mail-forms.ts";
import { listMailReceivers } from "./list-mail-receivers.server.ts";

/**
 * D35: from now on the view comes by mail to the colleagues who were chosen, else to oneself. Asked for again, it is
 * the same mail, changed; who has ended it for themselves stays without.
 */
export async function sendListView(actor: Actor, input: SendView): Promise<string> {
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  reportPermissions.assertCan(actor, "report.mail_list", { userId });
  const { viewId, schedule } = input;
  return inTransaction(async (tx) => {
    const view = await getListView(tx, actor, viewId);
    const people = await listMailReceivers(tx, view.desk);
    const wanted = input.readers.length > 0 ? [...new Set(input.readers)] : [userId];
    if (wanted.some((one) => one !== userId)) reportPermissions.assertCan(actor, "report.mail_others");
    if (wanted.some((one) => one !== userId && !people.some((person) => person.userId === one))) {
      throw invalid({ readers: ["One of them is no longer at this desk. Choose again."] });
    }
    const live = and(eq(listMail.viewId, viewId), eq(listMail.userId, userId), isNull(listMail.endedAt));
    const [before] = await tx.select().from(listMail).where(live);
    const [mail] = await tx
      .insert(listMail)
      .values({ id: newId(), viewId, userId, schedule, createdAt: now() })
      .onConflictDoUpdate({
        target: [listMail.viewId, listMail.userId],
        targetWhere: isNull(listMail.endedAt),
        set: { schedule },
      })
      .returning({ id: listMail.id });
    if (!mail) throw new Error("The mail was not written");
    const mailId = mail.id;
    await tx
      .delete(listMailReader)
      .where(
        and(
          eq(listMailReader.mailId, mailId),
          isNull(listMailReader.endedAt),
          notInArray(listMailReader.userId, wanted),
        ),
      );
    await tx
      .insert(listMailReader)
      .values(wanted.map((one) => ({ mailId, userId: one })))
      .onConflictDoNothing();
    await writeAudit(tx, {
      chain: `list_mail:${mailId}`,
      actor,
      event: before ? "list_mail.changed" : "list_mail.set",
      details: {
        ...(before && { before: { schedule: before.schedule } }),
        after: { list: view.list, view: view.name, schedule, readers: wanted.length },
      },
    });
    return mailId;
  });
}
