/** A file that goes with a mail. Its bytes travel as base64, because the outbox keeps text. */
export type EmailAttachment = { name: string; type: string; base64: string };

export type EmailMessage = {
  /** Stable for one message over all its tries, so that a mail server can recognise a repeat. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press, of the reader or of their mail program, ends letters of this kind (RFC 8058). */
  leaveLink?: string | undefined;
  attachments?: readonly EmailAttachment[] | undefined;
};

export interface Email {
  /** Resolves with the server's reference, or throws an OutsideError. */
  send(message: EmailMessage): Promise<{ reference: string }>;
}
