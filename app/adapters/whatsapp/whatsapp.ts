import type { OutsideVerdict } from "../outside-error.ts";

export type WhatsAppMessage = {
  /** Our own id of it: it comes back with every receipt, so that one can overtake our own note of the answer. */
  id: string;
  /** Ten digits, without country code. */
  to: string;
  /** Our own name of the template, such as `application-update`. */
  template: string;
  /** `en`, `te` or `hi`: the template has a text of its own in each. */
  language: string;
  /** The values in the order in which they stand in the text. */
  parameters: readonly string[];
  /** What follows the site's address in the link of the button: `applications/AP-…`. */
  linkPath: string;
};

/** What WhatsApp tells us by its own call. */
export type WhatsAppNews =
  | {
      kind: "receipt";
      /** Our own id, if it came back; else the service's. */
      messageId: string | null;
      reference: string;
      status: "sent" | "delivered" | "read" | "failed";
      /** Of a failed one: why, and what that means for the next try. */
      trouble: { code: string; verdict: OutsideVerdict } | null;
    }
  | {
      kind: "reply";
      reference: string;
      /** Ten digits; null of a number that is not Indian. */
      from: string | null;
      words: string;
      at: Date;
    };

export interface WhatsApp {
  /** `isThere`: it is known to be on the phone already. Otherwise receipts tell. */
  send(message: WhatsAppMessage): Promise<{ reference: string; isThere: boolean }>;
  /** The question by which the service makes sure that the address is ours: what to answer, or null. */
  answerChallenge(query: URLSearchParams): string | null;
  /** Throws a WhatsAppCallError where the signature is missing or wrong, or the text is none of theirs. */
  readNews(rawBody: Uint8Array, signature: string | null): WhatsAppNews[];
}

export class WhatsAppCallError extends Error {
  readonly reason: "bad_signature" | "unreadable";

  constructor(reason: "bad_signature" | "unreadable") {
    super(`WhatsApp's call was not accepted (${reason})`);
    this.name = "WhatsAppCallError";
    this.reason = reason;
  }
}
