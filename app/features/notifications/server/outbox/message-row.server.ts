import type { EmailAttachment } from "#app/adapters/email/email.ts";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { outboundMessage } from "#app/db/schema/messages.ts";
import { composeEmail, composeSms, composeWhatsApp } from "../../compose-message.ts";
import { laneOf } from "../../message-lane.ts";
import { messageMachine } from "../../message-status.ts";
import {
  type Channel,
  type Template,
  type TemplateFor,
  type TemplateId,
  templates,
  type Variables,
} from "../../messages/templates.ts";
import type { PreferenceTopic } from "../../preferences.ts";
import { type MessageBody, normalRecipient, recipientHash, sealPart } from "./message-envelope.server.ts";

export type MessageRequest<C extends Channel, T extends TemplateFor<C>> = {
  channel: C;
  template: T;
  language: Language;
  /** Ten digits, or an e-mail address. */
  to: string;
  variables: Variables<T>;
  /** What makes it one message: "booking:<id>:confirmed". Asked for twice it is sent once. */
  dedupeKey: string;
  /** What it is about, for example an application. */
  subjectId?: string;
  /** Of an e-mail that comes again and again: the address that ends them, for the mail program's own button. */
  leaveLink?: string;
  /** Files of an e-mail: small ones, for they wait in its row until it is sent. */
  attachments?: readonly EmailAttachment[];
  /** Sent from then on, not before: the night is for sleeping. */
  notBefore?: Date;
  /**
   * X24: of an e-mail to an address that a visitor typed. "needed": it waits until the address itself has said, by the
   * button of a letter without a word of the visitor's, that it is theirs; "given": its owner is signed in.
   * Proven once, it is proven for all that is about the same `subjectId`.
   */
  proof?: "needed" | "given";
  /** Of a WhatsApp message: if it does not reach her there, the same goes by SMS. */
  orSms?: boolean;
  /** Sent only if this person still wants messages of this kind. */
  preference?: { userId: string; topic: PreferenceTopic };
};

/** The row of a message: composed in its language, and sealed. */
export function messageRow<C extends Channel, T extends TemplateFor<C>>(
  request: MessageRequest<C, T>,
): typeof outboundMessage.$inferInsert {
  const id = newId();
  const to = normalRecipient(request.channel, request.to);
  const { subject, body } = compose(request.channel, request.template, request.language, request.variables);
  if (body.channel === "email") {
    body.leaveLink = request.leaveLink;
    body.attachments = request.attachments;
  }
  const orSms = body.channel === "whatsapp" && request.orSms === true;
  if (body.channel === "whatsapp" && orSms)
    body.orSms = { variables: request.variables, dedupeKey: request.dedupeKey };
  return {
    id,
    channel: request.channel,
    template: request.template,
    language: request.language,
    recipientEncrypted: sealPart(id, "recipient", to),
    recipientHash: recipientHash(request.channel, to),
    subjectEncrypted: subject === null ? null : sealPart(id, "subject", subject),
    bodyEncrypted: sealPart(id, "body", JSON.stringify(body)),
    dedupeKey: lookupHash("message-dedupe", `${request.channel}\n${request.dedupeKey}`),
    status: messageMachine.initial,
    lane: laneOf(request.template),
    expiresAt: orSms ? insteadFrom(request.notBefore) : usefulUntil(request.template),
    subjectId: request.subjectId ?? null,
    createdAt: now(),
  };
}

function compose(
  channel: Channel,
  template: TemplateId,
  language: Language,
  variables: Readonly<Record<string, string>>,
): { subject: string | null; body: MessageBody } {
  if (channel === "sms")
    return { subject: null, body: { channel, ...composeSms(template, language, variables) } };
  if (channel === "whatsapp")
    return { subject: null, body: { channel, ...composeWhatsApp(template, language, variables) } };
  const { subject, text, html } = composeEmail(template, language, variables);
  return { subject, body: { channel, text, html } };
}

/** So long WhatsApp may be away or refuse us; then the SMS goes, since a last day does not wait. */
const WHATSAPP_HOURS = 2;

export function insteadFrom(notBefore: Date | undefined): Date {
  return addHours(notBefore && notBefore > now() ? notBefore : now(), WHATSAPP_HOURS);
}

function usefulUntil(template: TemplateId): Date | null {
  const found: Template = templates[template];
  return found.lane === "otp" ? new Date(now().getTime() + found.usefulForMinutes * 60_000) : null;
}
