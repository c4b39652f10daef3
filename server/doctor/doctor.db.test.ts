import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { systemActor } from "#app/core/portals/permissions.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { sealAudit } from "#app/db/audit/seal-audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { checkClock } from "./check-clock.ts";
import { checkRestoreTime } from "./check-restore-time.ts";
import { checkSecrets } from "./check-secrets.ts";

useTestDatabase({ jobs: notificationJobs });
const keysOf = (secret: string, byte: number) => ({
  appSecret: secret.repeat(40),
  encryptionKeys: [{ id: "k1", key: Buffer.alloc(32, byte) }],
});
afterEach(() => setKeys(null));

test("O18: secrets are tried on what is in the database, and other ones are named", async () => {
  setKeys(keysOf("a", 1));
  expect((await checkSecrets()).map(({ state }) => state)).toEqual(["note", "note"]);
  await inTransaction(async (tx) => {
    await queueMessage(tx, {
      channel: "email",
      template: "subscribe-confirm",
      language: "en",
      to: "asha@example.org",
      variables: { link: "https://setu.example/x" },
      dedupeKey: randomBytes(8).toString("hex"),
    });
    await writeAudit(tx, { chain: "x:1", actor: systemActor, event: "x.made" });
  });
  await sealAudit();
  expect((await checkSecrets()).map(({ state }) => state)).toEqual(["good", "good"]);

  setKeys(keysOf("a", 2));
  const [otherKey] = await checkSecrets();
  expect(otherKey).toMatchObject({ state: "bad", about: "ENCRYPTION_KEYS" });
  expect(otherKey?.sentence).toContain("outbound_message.recipient_encrypted");
  expect(otherKey?.sentence).not.toContain("asha");

  setKeys(keysOf("b", 1));
  expect((await checkSecrets())[1]).toMatchObject({ state: "bad", about: "APP_SECRET" });
});

test("O18: a clock that is wrong is named, either way", async () => {
  expect(await checkClock()).toMatchObject([{ state: "good" }]);
  expect(await checkClock(async () => 1800)).toMatchObject([{ state: "bad" }]);
  const [slow] = await checkClock(async () => -3);
  expect(slow).toMatchObject({ state: "note" });
  expect(slow?.sentence).toContain("3.0 s behind");
});

test("O19: an empty catalogue is told, with the way to fill it", async () => {
  await database().execute(sql`delete from scholarship`);
  const [finding] = await checkCatalogue();
  expect(finding).toMatchObject({ state: "note" });
  expect(finding?.sentence).toContain("docs/operations.md");
});

test("O26: a site whose sealed backup would take hours to come back is told to use point-in-time recovery", async () => {
  await database().execute(sql`analyze`);
  expect(await checkRestoreTime()).toMatchObject([
    { state: "good", sentence: expect.stringMatching(/^About [1-9][\d,]* rows: .* in about 2 minutes\.$/) },
  ]);
  const [large] = await checkRestoreTime(async () => 1_000_000_000);
  expect(large).toMatchObject({ state: "note" });
  expect(large?.sentence).toContain("43 hours. Use point-in-time recovery");
});
