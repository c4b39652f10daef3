import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { messageConsent } from "#app/db/schema/messages.ts";
import { type Preferences, whatsAppTopics } from "../../preferences.ts";
import { endWhatsApp } from "./end-whats-app.server.ts";

type Wish = {
  userId: string;
  before: Preferences;
  after: Preferences;
  language: Language;
  /** The words beside the boxes. */
  shown: string | null;
};

/** The first box of WhatsApp that is ticked is her consent to it, the last one unticked takes it back (T34). */
export async function noteWhatsAppWish(
  tx: Tx,
  { userId, before, after, language, shown }: Wish,
): Promise<void> {
  const isOn = (wishes: Preferences) => whatsAppTopics.some((topic) => wishes[topic]);
  if (isOn(before) === isOn(after)) return;
  if (!isOn(after)) {
    await endWhatsApp(tx, userId, { by: "page", topics: whatsAppTopics.filter((topic) => before[topic]) });
    return;
  }
  if (shown === null) throw badRequest("WhatsApp is switched on where its words are shown.");
  await tx
    .insert(messageConsent)
    .values({
      id: newId(),
      userId,
      channel: "whatsapp",
      language,
      words: shown,
      givenAt: now(),
      givenBy: "page",
    })
    .onConflictDoNothing();
}
