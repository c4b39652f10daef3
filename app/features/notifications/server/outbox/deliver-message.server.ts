import { and, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { DecryptError } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { messageLane, outboundMessage } from "#app/db/schema/messages.ts";
import { pauseAfter } from "../../message-lane.ts";
import { openStatuses } from "../../message-status.ts";
import { letWait } from "../lanes/let-wait.server.ts";
import { mayTry } from "../lanes/may-try.server.ts";
import { noteSuccess } from "../lanes/note-success.server.ts";
import { noteTrouble } from "../lanes/note-trouble.server.ts";
import { changeMessages } from "./change-messages.server.ts";
import { endMessage } from "./end-message.server.ts";
import { handMessage } from "./hand-message.server.ts";
import { openBody, openPart } from "./message-envelope.server.ts";

type Message = typeof outboundMessage.$inferSelect;

/** Longer than any adapter's own time limit: who holds a message longer than this is dead. */
const CLAIM_SECONDS = 90;
/** The job comes by the database's clock, which may be a little before ours. */
const ALARM_EARLY_MS = 10_000;

/**
 * Sends one message, if it is time for it. At least once: a process that dies between the gateway's answer and our
 * row lets it be sent again, unless it is a code (O27); nothing else does. What cannot go now waits, in its row (T41).
 */
export async function deliverMessage(messageId: string): Promise<void> {
  const [found] = await database()
    .select({ message: outboundMessage, lane: messageLane })
    .from(outboundMessage)
    .leftJoin(
      messageLane,
      and(eq(messageLane.lane, outboundMessage.lane), eq(messageLane.channel, outboundMessage.channel)),
    )
    .where(and(eq(outboundMessage.id, messageId), inArray(outboundMessage.status, openStatuses)));
  if (!found || !isDue(found.message)) return;
  const { message, lane } = found;
  if (isPast(message)) return endMessage(message, "expire");
  if (!(await mayTry(message, lane)))
    return letWait(message, { errorCode: lane?.errorCode ?? null, until: null });
  const claimed = await claim(messageId);
  if (claimed) await tryOnce(claimed, lane);
}

function isDue({ status, nextTryAt, claimedUntil }: Message): boolean {
  if (status === "sending") return claimedUntil === null || claimedUntil < now();
  return nextTryAt === null || nextTryAt.getTime() <= now().getTime() + ALARM_EARLY_MS;
}

/** A code whose sender died may have left already: the same code again, minutes later, only confuses. */
function isPast({ lane, status, expiresAt }: Message): boolean {
  return (expiresAt !== null && expiresAt <= now()) || (lane === "otp" && status === "sending");
}

/** One worker at a time: a job that was started twice must not become two messages. */
async function claim(messageId: string): Promise<Message | undefined> {
  const { id, status, claimedUntil, attempts } = outboundMessage;
  const [message] = await changeMessages(database(), "send", {
    only: and(eq(id, messageId), or(ne(status, "sending"), lt(claimedUntil, now()))),
    set: {
      attempts: sql`${attempts} + 1`,
      claimedUntil: new Date(now().getTime() + CLAIM_SECONDS * 1000),
    },
  }).returning();
  return message;
}

async function tryOnce(message: Message, lane: typeof messageLane.$inferSelect | null): Promise<void> {
  const later = new Date(now().getTime() + pauseAfter(message.lane, message.attempts));
  try {
    const { reference, isThere = true } = await send(message);
    const sent = { sentAt: now(), reference, errorCode: null };
    if (isThere) await endMessage(message, "deliver", sent);
    else await handMessage(message, sent);
  } catch (error) {
    if (error instanceof DecryptError) {
      log.error({ messageId: message.id, lane: message.lane, err: error }, "message cannot be opened, waits");
      return letWait(message, { errorCode: "unreadable", until: later });
    }
    if (!(error instanceof OutsideError)) {
      await letWait(message, { errorCode: "our_fault", until: later });
      throw error;
    }
    if (error.verdict === "never") return endMessage(message, "refuse", { errorCode: error.code });
    const closed = await noteTrouble(message, error);
    return letWait(message, { errorCode: error.code, until: closed?.probeAt ?? later });
  }
  await noteSuccess(message, lane);
}

async function send(message: Message): Promise<{ reference: string; isThere?: boolean }> {
  const { id, recipientEncrypted, subjectEncrypted, bodyEncrypted } = message;
  if (bodyEncrypted === null) throw new DecryptError("The message was wiped");
  const to = openPart(id, "recipient", recipientEncrypted);
  const body = openBody(id, bodyEncrypted);
  if (body.channel === "sms") {
    const templateId = `${message.template}.${message.language}`;
    return adapters().sms.send({ to, templateId, variables: body.variables, text: body.text });
  }
  if (body.channel === "whatsapp") {
    const { whatsapp } = adapters();
    // Switched off by whoever runs the site while this one waited: it goes by SMS, where she wants that.
    if (!whatsapp) throw new OutsideError("whatsapp", "not_set", "never");
    const { template, language } = message;
    const { pathname, search, hash } = new URL(body.action.link);
    const linkPath = `${pathname}${search}${hash}`.slice(1);
    return whatsapp.send({ id, to, template, language, parameters: Object.values(body.variables), linkPath });
  }
  const subject = subjectEncrypted === null ? "" : openPart(id, "subject", subjectEncrypted);
  const { text, html, leaveLink, attachments } = body;
  return adapters().email.send({ id, to, subject, text, html, leaveLink, attachments });
}
