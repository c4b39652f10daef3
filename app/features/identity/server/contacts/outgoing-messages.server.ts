import { perProcess } from "#app/core/settings/per-process.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";

export type OutgoingMessage = {
  /** What makes it one message: asked for twice it is sent once. */
  readonly key: string;
  readonly to: { readonly phone: string } | { readonly email: string };
  readonly template:
    | "otp-login"
    | "otp-guardian-consent"
    | "otp-guardian-session"
    | "otp-let-help"
    | "otp-helped-send"
    | "helper-begins"
    | "helper-ended"
    | "password-reset"
    | "new-sign-in"
    | "account-suspended"
    | "account-restored"
    | "work-digest"
    | "nominee-asked"
    | "nominee-copy"
    | "nominee-erased"
    | "institute-news"
    | "generic";
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Not worth sending after this (T41). */
  readonly expiresAt?: Date;
};

type Queue = (tx: Tx, message: OutgoingMessage) => Promise<void>;

const connected = perProcess("identity-outgoing", () => ({ queue: null as Queue | null }));

/**
 * The one way out for identity's own messages, written in the transaction that causes them. The server connects it
 * to the outbox at start; tests connect themselves, and read the codes there.
 */
export const outgoingMessages = {
  connect(queue: Queue | null): void {
    connected.queue = queue;
  },
  async queue(tx: Tx, message: OutgoingMessage): Promise<void> {
    if (!connected.queue) throw new Error("No outbox is connected: call outgoingMessages.connect() at start");
    await connected.queue(tx, message);
  },
};
