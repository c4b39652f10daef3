import { eq } from "drizzle-orm";
import { env } from "#app/core/settings/env.server.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import type { RegistrationRow } from "./registration-row.server.ts";

export interface Told {
  readonly language: Language;
  /** Null: there is nobody to send an SMS to. */
  readonly phone: string | null;
  readonly link: string;
}

/** By the bell and by SMS, in the student's language; says how, for whatever else is to be told. */
export async function tellRegistered(tx: Tx, row: RegistrationRow): Promise<Told> {
  const [owner] = await tx.select().from(appUser).where(eq(appUser.id, row.userId));
  const language: Language = isLanguage(owner?.language) ? owner.language : "en";
  const link = `${env().PUBLIC_URL}/otr-registration`;
  const dedupeKey = `registration:${row.id}:registered`;
  await notify(tx, row.userId, {
    studentId: row.studentId,
    type: "success",
    inWords: (into) => {
      const { registeredTitle, number } = registrationMessages[into].done;
      return { title: registeredTitle, message: `${number}: ${row.otrNumber ?? ""}` };
    },
    link: "/otr-registration",
    dedupeKey,
  });
  const phone = await findContact(row.userId, "phone");
  if (phone) {
    await queueMessage(tx, {
      channel: "sms",
      language,
      to: phone,
      subjectId: row.id,
      template: "registration-complete",
      variables: { name: row.name ?? "", number: row.otrNumber ?? "", link },
      dedupeKey,
    });
  }
  return { language, phone, link };
}
