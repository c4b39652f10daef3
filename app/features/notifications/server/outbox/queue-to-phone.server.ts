import { now } from "#app/core/clock.ts";
import { afterQuietHours } from "#app/core/periods/quiet-hours.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { TemplateFor } from "../../messages/templates.ts";
import { type PhoneTopic, phoneWay } from "../../preferences.ts";
import { findPreferences } from "../preferences/find-preferences.server.ts";
import { hasWhatsApp } from "../whatsapp/has-whats-app.server.ts";
import type { MessageRequest } from "./message-row.server.ts";
import { queueMessage } from "./queue-message.server.ts";

export type PhoneTemplate = TemplateFor<"sms"> & TemplateFor<"whatsapp">;

/** As she chose for this topic: by WhatsApp, and by SMS if it does not reach her there; by SMS; or not at all. */
export async function queueToPhone<T extends PhoneTemplate>(
  tx: Tx,
  userId: string,
  topic: PhoneTopic,
  request: Omit<MessageRequest<"sms", T>, "channel" | "preference">,
): Promise<void> {
  const way = phoneWay(await findPreferences(tx, userId), topic, hasWhatsApp());
  if (!way) return;
  if (way.by === "sms") {
    await queueMessage(tx, { ...request, channel: "sms" } as MessageRequest<"sms", T>);
    return;
  }
  const notBefore = afterQuietHours(request.notBefore ?? now());
  const byWhatsApp = { ...request, channel: "whatsapp", orSms: way.orSms, notBefore } as const;
  await queueMessage(tx, byWhatsApp as unknown as MessageRequest<"whatsapp", TemplateFor<"whatsapp">>);
}
