import type { EmailAttachment } from "#app/adapters/email/email.ts";
import { decryptField, encryptField, type FieldAddress } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import type { Channel } from "../../messages/templates.ts";

const TABLE = "outbound_message";

/** What a channel's adapter needs, sealed as one text. */
export type MessageBody =
  | { channel: "sms"; text: string; variables: Record<string, string> }
  | {
      channel: "whatsapp";
      text: string;
      variables: Record<string, string>;
      action: { label: string; link: string };
      /** What the SMS is made of if the message does not reach her by WhatsApp; left out, where she wants no SMS. */
      orSms?: SmsInstead | undefined;
    }
  | {
      channel: "email";
      text: string;
      html: string;
      leaveLink?: string | undefined;
      attachments?: readonly EmailAttachment[] | undefined;
    };

export type SmsInstead = { variables: Readonly<Record<string, string>>; dedupeKey: string };

type Part = "recipient" | "subject" | "body";

export function sealPart(rowId: string, part: Part, value: string): string {
  return encryptField(value, addressOf(rowId, part));
}

export function openPart(rowId: string, part: Part, sealed: string): string {
  return decryptField(sealed, addressOf(rowId, part));
}

/** The column's own name, so that key rotation finds the same address. */
function addressOf(rowId: string, part: Part): FieldAddress {
  return { table: TABLE, column: `${part}_encrypted`, rowId };
}

export function openBody(rowId: string, sealed: string): MessageBody {
  return JSON.parse(openPart(rowId, "body", sealed)) as MessageBody;
}

/** To find everything sent to one person (erasure, support) without opening every row. */
export function recipientHash(channel: Channel, recipient: string): string {
  return lookupHash(`message-recipient:${channel}`, normalRecipient(channel, recipient));
}

export function normalRecipient(channel: Channel, recipient: string): string {
  return channel === "email" ? recipient.trim().toLowerCase() : recipient.trim();
}
