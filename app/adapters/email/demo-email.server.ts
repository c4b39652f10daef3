import { randomUUID } from "node:crypto";
import type { Email } from "./email.ts";

/** Sends nothing: the outbox keeps the mail, and the demo inbox shows it. */
export function createDemoEmail(): Email {
  return {
    async send() {
      return { reference: `demo-${randomUUID()}` };
    },
  };
}
