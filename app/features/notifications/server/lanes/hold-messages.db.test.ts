import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { newId } from "#app/core/id.ts";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { messageLane, outboundMessage } from "#app/db/schema/messages.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deliveryJobs, notificationJobs } from "../outbox/message-jobs.server.ts";
import { queueMessage } from "../outbox/queue-message.server.ts";
import { holdMessages } from "./hold-messages.server.ts";
import { releaseMessages } from "./release-messages.server.ts";
import { watchMessages } from "./watch-messages.server.ts";

useTestDatabase({ jobs: notificationJobs });

let sent: string[];
beforeEach(() => {
  sent = [];
  setEnv({ ...env(), isDemo: false, isProduction: true });
  setAdapters({
    ...chooseAdapters({ ...env(), isDemo: true }),
    email: {
      send: async ({ to }) => {
        sent.push(to);
        return { reference: "r" };
      },
    },
    sms: {
      send: async ({ to }) => {
        sent.push(to);
        return { reference: "r" };
      },
    },
  });
});
afterEach(() => {
  setEnv(null);
  setAdapters(null);
});

const letter = (to: string) =>
  inTransaction((tx) =>
    queueMessage(tx, {
      channel: "email",
      template: "subscribe-confirm",
      language: "en",
      to,
      variables: { link: "https://setu.example/x" },
      dedupeKey: newId(),
    }),
  );
const code = (to: string) =>
  inTransaction((tx) =>
    queueMessage(tx, {
      channel: "sms",
      template: "otp-login",
      language: "en",
      to,
      variables: { code: "123456", minutes: "5", site: "setu.example" },
      dedupeKey: newId(),
    }),
  );
const workOn = async () => {
  await watchMessages();
  await drainJobs(deliveryJobs, { evenIfLater: true });
};
const statusOf = async () =>
  (await database().select({ status: outboundMessage.status }).from(outboundMessage))
    .map(({ status }) => status)
    .sort();

it("O20: after a restore nothing is sent but new codes, until a person lets it go, and then once", async () => {
  await letter("waiting@example.org");
  await code("9848000001");
  expect(await holdMessages(systemActor)).toBe(1);
  await letter("later@example.org");
  await code("9848000002");
  await workOn();
  await workOn();
  // The code of before the restore is old; the new one is somebody who signs in now.
  expect(sent).toEqual(["9848000002"]);
  expect(await statusOf()).toEqual(["delivered", "expired", "waiting", "waiting"]);

  expect(await releaseMessages(systemActor, "send")).toBe(2);
  await workOn();
  await workOn();
  expect(sent.sort()).toEqual(["9848000002", "later@example.org", "waiting@example.org"]);
});

it("O20: or gives it up, and then it is gone for good, words and all", async () => {
  await letter("old@example.org");
  await holdMessages(systemActor);
  expect(await releaseMessages(systemActor, "give up")).toBe(1);
  await workOn();
  expect(sent).toEqual([]);
  const [row] = await database().select().from(outboundMessage).where(eq(outboundMessage.status, "given_up"));
  expect(row).toMatchObject({ bodyEncrypted: null, subjectEncrypted: null });
  await letter("new@example.org");
  await workOn();
  expect(sent).toEqual(["new@example.org"]);
  expect(await database().$count(messageLane, eq(messageLane.state, "held"))).toBe(0);
  const events = await database()
    .select({ event: auditEntry.event })
    .from(auditEntry)
    .where(eq(auditEntry.chain, "messages"));
  expect(events.map(({ event }) => event)).toContain("messages.given_up");
  await expect(holdMessages(visitor)).rejects.toThrow();
});
