import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/permissions.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { defineJob, drainJobs, enqueue } from "#app/db/jobs.server.ts";
import { sealAudit } from "#app/db/seal-audit.server.ts";
import { writeSetting } from "#app/db/settings.server.ts";
import { notificationJobs } from "#app/features/notifications/server/message-jobs.server.ts";
import { queueMessage } from "#app/features/notifications/server/queue-message.server.ts";
import { ignore } from "#tests/support/ignore.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { beatProcess } from "./beat-process.server.ts";
import { countTroubles } from "./count-troubles.server.ts";
import { readSystem } from "./read-system.server.ts";
import { recordGatewayCalls } from "./record-gateway-calls.server.ts";
import { takeSystemStep } from "./take-system-step.server.ts";

let isMended = false;
const brokenJob = defineJob({
  name: "test.break",
  schema: z.object({ id: z.string() }),
  retry: { limit: 0 },
  async run() {
    if (!isMended) throw new RangeError("CANARY");
  },
});
useTestDatabase({ jobs: [...notificationJobs, brokenJob] });

const admin: Actor = { role: "admin", userId: newId(), language: "en" };
const post = (fields: [string, string][]) =>
  new Request("http://localhost/admin/system", { method: "POST", body: new URLSearchParams(fields) });

async function waitingMessage(): Promise<string> {
  await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "sms",
      template: "otp-login",
      variables: { code: "123456", minutes: "5", site: "scholarsetu.example" },
      to: "9876543210",
      language: "en",
      dedupeKey: newId(),
    }),
  );
  const { rows } = await database().execute<{ id: string }>(sql`
    update outbound_message set status = 'waiting', attempts = 3, error_code = 'refused_418'
    where status = 'queued' returning id`);
  return rows[0]?.id ?? "";
}

let messageId = "";
beforeAll(async () => {
  messageId = await waitingMessage();
});

test("O3c, C5: every figure of the page is a row of the database", async () => {
  const at = now();
  await recordGatewayCalls([
    ...Array.from({ length: 3 }, () => ({ service: "sms", code: "unreachable", at }) as const),
    { service: "email", code: null, at },
  ]);
  await recordGatewayCalls([{ service: "email", code: null, at }]);
  await beatProcess(newId(), at);
  await inTransaction((tx) => enqueue(tx, brokenJob, { id: "a" }));
  await drainJobs([brokenJob], { onError: ignore });
  await inTransaction((tx) =>
    writeSetting(tx, "backup.last", { at: at.toISOString(), bytes: 2048, seconds: 3, isOffsite: true }),
  );
  const system = await readSystem(admin);
  expect(system.gateways).toMatchObject([
    { name: "SMS", calls: 3, bad: 3, lastCode: "unreachable", lastGoodSeconds: null, health: "down" },
    { name: "Mail", calls: 2, bad: 0, health: "working" },
    { name: "Payments", calls: 0 },
    { name: "Documents", calls: 0 },
  ]);
  expect(system.messages).toMatchObject({
    total: 1,
    rows: [{ id: messageId, reason: "refused_418", tries: 3 }],
  });
  expect(system.letters).toMatchObject({ total: 1, rows: [{ job: "test.break", reason: "RangeError" }] });
  expect(system.queues.find(({ name }) => name === "Codes by SMS")).toMatchObject({ waiting: 1 });
  expect(system.queues.find(({ name }) => name === "test.break")).toMatchObject({
    failed: 1,
    health: "down",
  });
  expect(system.database).toMatchObject({ problem: null, bytes: expect.any(Number) });
  expect(system.processes).toHaveLength(1);
  expect(Math.abs(system.processes[0]?.skewSeconds ?? 99)).toBeLessThan(5);
  expect(system.backup).toMatchObject({ bytes: 2048, isOffsite: true, isOld: false });
  expect(await countTroubles(admin)).toBe(2);
  expect(JSON.stringify(system)).not.toMatch(/CANARY|9876543210/);
});

test("C20: Run again sends the job back, and says who did", async () => {
  const [letter] = (await readSystem(admin)).letters.rows;
  isMended = true;
  const answer = await takeSystemStep(
    admin,
    post([
      ["do", "rerun"],
      ["id", letter?.id ?? ""],
    ]),
  );
  expect(answer).toEqual({ did: "rerun", count: 1 });
  expect(await drainJobs([brokenJob])).toBe(1);
  expect((await readSystem(admin)).letters).toEqual({ rows: [], total: 0 });
  const { rows } = await database().execute(sql`
    select event, actor_id as "actorId" from audit_entry where chain = ${`job:${letter?.id}`}`);
  expect(rows).toEqual([{ event: "job.rerun", actorId: admin.userId }]);
});

test("C20: Try again queues a message, Drop ends it with a reason; what is dealt with already is passed over", async () => {
  const step = (...fields: [string, string][]) => takeSystemStep(admin, post(fields));
  expect(await step(["do", "retry"], ["id", messageId], ["id", newId()])).toEqual({
    did: "retried",
    count: 1,
  });
  expect((await readSystem(admin)).messages.total).toBe(0);
  const second = await waitingMessage();
  await expect(step(["do", "give-up"], ["id", second], ["reason", " "])).rejects.toMatchObject({
    status: 422,
  });
  expect(await step(["do", "give-up"], ["id", second], ["reason", "wrong number"])).toMatchObject({
    count: 1,
  });
  const { rows } = await database().execute(sql`select status from outbound_message where id = ${second}`);
  expect(rows).toEqual([{ status: "given_up" }]);
  await sealAudit();
  expect((await readSystem(admin)).seal).toMatchObject({ seq: 1, waiting: 0, isOld: false });
});

test("T12: nobody but an admin sees it or presses anything", async () => {
  for (const role of ["visitor", "student", "institute", "donor", "csr"] as const) {
    const actor: Actor = { ...visitor, role, userId: role === "visitor" ? null : newId() };
    const status = role === "visitor" ? 401 : 403;
    await expect(readSystem(actor)).rejects.toMatchObject({ status });
    await expect(
      takeSystemStep(
        actor,
        post([
          ["do", "rerun"],
          ["id", newId()],
        ]),
      ),
    ).rejects.toMatchObject({ status });
    await expect(
      takeSystemStep(
        actor,
        post([
          ["do", "retry"],
          ["id", newId()],
        ]),
      ),
    ).rejects.toMatchObject({ status });
  }
});
