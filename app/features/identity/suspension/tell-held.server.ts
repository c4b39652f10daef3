import type { Tx } from "#app/db/opening/client.server.ts";
import { findContact } from "../server/contacts/find-contact.server.ts";
import { outgoingMessages } from "../server/contacts/outgoing-messages.server.ts";
import { findReadingLanguage } from "../server/students/find-reading-language.server.ts";
import { type SuspensionReason, suspensionWords } from "./suspension-reasons.ts";

type Told = {
  readonly userId: string;
  readonly suspensionId: string;
  readonly what: "account-suspended" | "account-restored";
  readonly reason: SuspensionReason | null;
};

/** To their phone and their e-mail address, in the language they read: the bell is behind a door that is shut. */
export async function tellHeld(tx: Tx, { userId, suspensionId, what, reason }: Told): Promise<void> {
  const [phone, email, language] = await Promise.all([
    findContact(userId, "phone"),
    findContact(userId, "email"),
    findReadingLanguage(userId),
  ]);
  const values: Record<string, string> = reason ? { why: suspensionWords(reason, language) } : {};
  const message = { template: what, values, language } as const;
  const key = `${what}:${suspensionId}`;
  if (phone) await outgoingMessages.queue(tx, { ...message, key: `${key}:sms`, to: { phone } });
  if (email) await outgoingMessages.queue(tx, { ...message, key: `${key}:email`, to: { email } });
}
