import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { DecryptError } from "#app/core/crypto.server.ts";
import { env } from "#app/core/env.server.ts";
import { database } from "#app/db/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openBody, openPart } from "./message-envelope.server.ts";

type Message = typeof outboundMessage.$inferSelect;

export const MAX_DELIVERY_ATTEMPTS = 8;
/** Longer than any adapter's own time limit: who holds a message longer than this is dead. */
const CLAIM_SECONDS = 90;

/**
 * Sends one message. At least once: a process that dies between the gateway's answer and our row sends it
 * again; nothing else does. Throws when another try is worth while, so that the job comes back later (T41).
 */
export async function deliverMessage(messageId: string): Promise<void> {
  const message = await claim(messageId);
  if (!message) return assertNotHeldByOther(messageId);
  if (message.expiresAt && message.expiresAt <= now()) return finish(message, { status: "expired" });
  try {
    const { reference } = await send(message);
    await finish(message, { status: "sent", sentAt: now(), reference, errorCode: null });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    if (!error.transient || message.attempts >= MAX_DELIVERY_ATTEMPTS) {
      return finish(message, { status: "failed", errorCode: error.code });
    }
    await release(message, error.code);
    throw error;
  }
}

/** One worker at a time: a job that was started twice must not become two messages. */
async function claim(messageId: string): Promise<Message | undefined> {
  const [message] = await database()
    .update(outboundMessage)
    .set({
      attempts: sql`${outboundMessage.attempts} + 1`,
      claimedUntil: new Date(now().getTime() + CLAIM_SECONDS * 1000),
    })
    .where(
      and(
        eq(outboundMessage.id, messageId),
        eq(outboundMessage.status, "queued"),
        or(isNull(outboundMessage.claimedUntil), lt(outboundMessage.claimedUntil, now())),
      ),
    )
    .returning();
  return message;
}

async function assertNotHeldByOther(messageId: string): Promise<void> {
  const [found] = await database()
    .select({ status: outboundMessage.status })
    .from(outboundMessage)
    .where(eq(outboundMessage.id, messageId));
  // Somebody is sending it. If they die, this job is the one that tries again.
  if (found?.status === "queued") throw new OutsideError("outbox", "held_by_another_worker", true);
}

async function send(message: Message): Promise<{ reference: string }> {
  const { to, subject, body } = open(message);
  if (body.channel === "sms") {
    const templateId = `${message.template}.${message.language}`;
    return adapters().sms.send({ to, templateId, variables: body.variables, text: body.text });
  }
  const { text, html, leaveLink, attachments } = body;
  return adapters().email.send({ id: message.id, to, subject, text, html, leaveLink, attachments });
}

function open(message: Message) {
  try {
    if (message.bodyEncrypted === null) throw new DecryptError("The message was wiped");
    return {
      to: openPart(message.id, "recipient", message.recipientEncrypted),
      subject:
        message.subjectEncrypted === null ? "" : openPart(message.id, "subject", message.subjectEncrypted),
      body: openBody(message.id, message.bodyEncrypted),
    };
  } catch (error) {
    if (error instanceof DecryptError) throw new OutsideError("outbox", "unreadable", false);
    throw error;
  }
}

/** The demo inbox shows what was said; anywhere else it has done its work and is forgotten. */
async function finish(message: Message, change: Partial<Message>): Promise<void> {
  const wiped = env().isDemo ? {} : { subjectEncrypted: null, bodyEncrypted: null };
  await database()
    .update(outboundMessage)
    .set({ ...change, ...wiped, claimedUntil: null })
    .where(eq(outboundMessage.id, message.id));
}

async function release(message: Message, errorCode: string): Promise<void> {
  await database()
    .update(outboundMessage)
    .set({ claimedUntil: null, errorCode })
    .where(eq(outboundMessage.id, message.id));
}
