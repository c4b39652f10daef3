import { istDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { recipientHash } from "../outbox/message-envelope.server.ts";
import type { MessageRequest } from "../outbox/message-row.server.ts";
import { proofLink } from "./proof-link.server.ts";

/**
 * X24: all that an address gets from us because somebody typed it into a form: one letter a day, however many forms,
 * with no word of what was typed there.
 */
export function proofLetter(to: string, language: Language): MessageRequest<"email", "address-proof"> {
  return {
    channel: "email",
    template: "address-proof",
    language,
    to,
    variables: { link: proofLink.write(to) },
    dedupeKey: `address-proof:${recipientHash("email", to)}:${istDate()}`,
  };
}
