import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listMail, listMailReader } from "#app/db/schema/list-mails.ts";
import { reportPermissions } from "../report-permissions.ts";

/** The mails of a view end: for everybody where its sender says so, else for this reader alone. */
export async function endListMail(actor: Actor, mailId: string): Promise<void> {
  const userId = actor.userId ?? "";
  await inTransaction(async (tx) => {
    const [mail] = isId(mailId)
      ? await tx
          .select()
          .from(listMail)
          .where(and(eq(listMail.id, mailId), isNull(listMail.endedAt)))
          .for("update")
      : [];
    if (!mail) throw noMail();
    reportPermissions.assertCan(actor, "report.mail_list", { userId: actor.userId });
    const endedAt = now();
    if (mail.userId === userId) {
      await tx.update(listMail).set({ endedAt }).where(eq(listMail.id, mailId));
    } else {
      const [ended] = await tx
        .update(listMailReader)
        .set({ endedAt })
        .where(
          and(
            eq(listMailReader.mailId, mailId),
            eq(listMailReader.userId, userId),
            isNull(listMailReader.endedAt),
          ),
        )
        .returning({ mailId: listMailReader.mailId });
      if (!ended) throw noMail();
    }
    const event = mail.userId === userId ? "list_mail.ended" : "list_mail.ended_for_me";
    await writeAudit(tx, { chain: `list_mail:${mailId}`, actor, event });
  });
}

const noMail = () => notFound("This list is not mailed to you.");
