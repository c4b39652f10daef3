import { eq } from "drizzle-orm";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { reminderChoiceSchema } from "../../forms/reminder-choice.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { findOwnMember } from "../team/find-own-member.server.ts";

/** Each member decides alone how to be reminded of work; the bell rings in any case. */
export async function chooseReminders(actor: Actor, input: unknown): Promise<void> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.choose_reminders", { instituteId });
  const parsed = reminderChoiceSchema.safeParse(input, { error: plainMessage });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  const { remindBySms, remindByEmail, reminderEmail } = parsed.data;
  // An owner without an own address is reminded at the institute's.
  if (remindByEmail && !reminderEmail && actor.memberRole !== "owner") {
    throw invalid({ reminderEmail: ["Enter the e-mail address for your reminders."] });
  }
  await inTransaction(async (tx) => {
    const me = await findOwnMember(tx, actor);
    if (!me) throw notFound("There is no such team member.");
    await tx
      .update(institutePerson)
      .set({
        remindBySms,
        remindByEmail,
        emailEncrypted: reminderEmail
          ? encryptField(reminderEmail, {
              table: "institute_person",
              column: "email_encrypted",
              rowId: me.id,
            })
          : null,
      })
      .where(eq(institutePerson.id, me.id));
    await writeAudit(tx, {
      chain: `institute:${instituteId}`,
      actor,
      event: "institute.reminders_chosen",
      subject: `member:${me.id}`,
      details: { sms: remindBySms, email: remindByEmail },
    });
  });
}
