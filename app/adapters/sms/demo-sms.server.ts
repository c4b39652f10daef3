import { randomUUID } from "node:crypto";
import { OutsideError } from "../outside-error.ts";
import type { Sms } from "./sms.ts";

/**
 * Sends nothing: the outbox keeps the text, and the demo inbox shows it. Numbers ending in 00000 are
 * refused, so that a failed message can be seen without a gateway.
 */
export function createDemoSms(): Sms {
  return {
    async send(message) {
      if (message.to.endsWith("00000")) throw new OutsideError("sms", "refused_number", "never");
      return { reference: `demo-${randomUUID()}` };
    },
  };
}
