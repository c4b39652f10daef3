import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { env } from "#app/core/settings/env.server.ts";
import { enqueueMany, startJobs, stopJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { sealPart } from "../outbox/message-envelope.server.ts";
import { notificationJobs } from "../outbox/message-jobs.server.ts";
import { queueMessage } from "../outbox/queue-message.server.ts";
import { deliveryQueue } from "./delivery-queue.server.ts";

useTestDatabase({ jobs: notificationJobs });
afterAll(async () => {
  await stopJobs();
  setAdapters(null);
});

const DIGESTS = 10_000;
const bulk = { lane: "bulk", channel: "email" } as const;

async function queueDigests(): Promise<void> {
  const body = JSON.stringify({ channel: "email", text: "t", html: "h" });
  for (let done = 0; done < DIGESTS; done += 1000) {
    const rows = Array.from({ length: 1000 }, () => {
      const id = newId();
      return {
        ...bulk,
        id,
        template: "deadline-digest",
        language: "en",
        recipientEncrypted: sealPart(id, "recipient", "asha@example.org"),
        recipientHash: "h",
        subjectEncrypted: sealPart(id, "subject", "s"),
        bodyEncrypted: sealPart(id, "body", body),
        dedupeKey: id,
        status: "queued" as const,
        createdAt: now(),
      };
    });
    await inTransaction(async (tx) => {
      await tx.insert(outboundMessage).values(rows);
      await enqueueMany(
        tx,
        deliveryQueue(bulk),
        rows.map(({ id }) => ({ messageId: id })),
      );
    });
  }
}

it("O6: a code behind 10,000 waiting digests reaches the gateway within 2 seconds", async () => {
  let mails = 0;
  const code = Promise.withResolvers<number>();
  setAdapters({
    ...chooseAdapters(env()),
    sms: {
      send: async () => {
        code.resolve(performance.now());
        return { reference: "r" };
      },
    },
    email: {
      send: async () => {
        await delay(100);
        mails += 1;
        return { reference: "r" };
      },
    },
  });
  await queueDigests();
  await startJobs(notificationJobs, { onError: code.reject });
  while (mails < 5) await delay(50);
  const asked = performance.now();
  await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "sms",
      template: "otp-login",
      language: "en",
      to: "9876543210",
      variables: { code: "482913", minutes: "5", site: "s.example" },
      dedupeKey: newId(),
    }),
  );
  const waited = (await code.promise) - asked;
  const left = await database().$count(outboundMessage, sql`status = 'queued'`);
  expect(left).toBeGreaterThan(DIGESTS - 200);
  expect(waited).toBeLessThan(2000);
}, 120_000);
