import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { appUser } from "#app/db/schema/users.ts";
import {
  type NomineeAct,
  nomineeProofWords,
  nomineeWaitHours,
  nomineeWishWords,
} from "../../rules/nominee-act.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";
import { askSecondPerson } from "../second-person/ask-second-person.server.ts";
import { nomineeRow } from "./nominee-row.server.ts";

/**
 * The first person's word that a nominee may act: what was seen of it, and what they ask for. Nothing happens by it: a
 * second person agrees after three days, in which whoever named them is told and can remove them (I7c, T52).
 */
export async function askForNominee(actor: Actor, nomineeId: string, act: NomineeAct): Promise<void> {
  securityPermissions.assertCan(actor, "security.act_for_nominee");
  await inTransaction(async (tx) => {
    const [row] = isId(nomineeId)
      ? await tx.select().from(nominee).where(eq(nominee.id, nomineeId)).for("update")
      : [];
    if (!row) throw notFound("Nobody is named here any more.");
    const { wish, proof, text } = act;
    const lookId = await askSecondPerson(tx, actor, {
      kind: "nominee.act",
      subject: `nominee:${nomineeId}`,
      title: `A nominee acts for somebody: ${nomineeWishWords[wish]}`,
      // With it the second person's yes is carried out, also when the erasure has taken the row away.
      payload: { wish, userId: row.userId, studentId: row.studentId, ...nomineeRow.open(row) },
      reason: `${nomineeProofWords[proof]} seen; called back. ${text}`,
      waitHours: nomineeWaitHours,
    });
    await writeAudit(tx, {
      chain: `account:${row.userId}`,
      actor,
      event: "nominee.asked",
      subject: `second_look:${lookId}`,
      details: { wish, proof },
    });
    await warnOwner(tx, row.userId, lookId);
  });
}

/** Were it a fraud, or were they well again: whoever named them can still say no. */
async function warnOwner(tx: Tx, userId: string, lookId: string): Promise<void> {
  const [user] = await tx.select({ language: appUser.language }).from(appUser).where(eq(appUser.id, userId));
  const language = isLanguage(user?.language) ? user.language : "en";
  const phone = await findContact(userId, "phone");
  const email = await findContact(userId, "email");
  for (const to of [phone && { phone }, email && { email }]) {
    if (!to) continue;
    const key = `nominee-asked:${lookId}:${"phone" in to ? "sms" : "email"}`;
    await outgoingMessages.queue(tx, { key, to, template: "nominee-asked", values: {}, language });
  }
}
