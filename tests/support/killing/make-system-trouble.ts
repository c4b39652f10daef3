// A process for operator-helps-messages-on.spec.ts. Into the stopped demo world in DATA_DIR, by the product's own
// verbs: two letters that the mail server did not take at five tries, and a job that failed at its last one.

import { eq } from "drizzle-orm";
import { adapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { drainJobs, enqueue, prepareJobs, stopJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { wakeQueue } from "#app/features/notifications/server/lanes/wake-queue.server.ts";
import { deliverMessage } from "#app/features/notifications/server/outbox/deliver-message.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { recordGatewayCalls } from "#app/features/operations/server/record-gateway-calls.server.ts";
import { withDatabase } from "../../../scripts/with-database.ts";
import { ignore } from "../ignore.ts";

const MINUTE = 60_000;

await withDatabase(async () => {
  await prepareJobs(notificationJobs);
  const send = async () => Promise.reject(new OutsideError("email", "smtp_450", "later"));
  setAdapters({ ...adapters(), email: { send } });
  for (const to of ["asha.tried@example.org", "asha.dropped@example.org"]) await failFiveTimes(to);
  const at = now();
  await recordGatewayCalls(
    Array.from({ length: 40 }, () => ({ service: "email", code: "smtp_450", at }) as const),
  );
  const broken = { ...wakeQueue, run: () => Promise.reject(new RangeError("what somebody typed")) };
  await inTransaction((tx) => enqueue(tx, wakeQueue, { lane: "bulk", channel: "email" }));
  await drainJobs([broken], { evenIfLater: true, onError: ignore });
  await stopJobs();
});

/** The next pause is then eight minutes: time enough for a person to look. */
async function failFiveTimes(to: string): Promise<void> {
  const queued = await inTransaction((tx) =>
    queueMessage(tx, {
      ...{ channel: "email", template: "enquiry-acknowledged", language: "en", to, dedupeKey: newId() },
      variables: { name: "Asha", number: "EQ-1", replyBy: "tomorrow" },
    }),
  );
  const id = queued?.messageId ?? "";
  setClock(new Date(Date.now() - 15 * MINUTE));
  for (let tries = 0; tries < 5; tries += 1) {
    await deliverMessage(id);
    const [row] = await database()
      .select({ next: outboundMessage.nextTryAt })
      .from(outboundMessage)
      .where(eq(outboundMessage.id, id));
    setClock(tries === 3 ? new Date() : (row?.next ?? now()));
  }
  useRealClock();
}
