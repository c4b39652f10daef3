import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { sealAudit } from "#app/db/audit/seal-audit.server.ts";
import { readContentVersion } from "#app/db/content-version.server.ts";
import { defineJob, drainJobs, enqueue } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { writeSetting } from "#app/db/settings.server.ts";
import { siteNotice } from "#app/db/site-notice.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { ignore } from "#tests/support/ignore.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { beatProcess } from "./beat-process.server.ts";
import { countTroubles } from "./count-troubles.server.ts";
import { readSystem } from "./read-system.server.ts";
import { recordGatewayCalls } from "./record-gateway-calls.server.ts";
import { systemActions } from "./system-actions.server.ts";

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

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const student: Actor = { role: "student", userId: newId(), language: "en" };
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
    { name: "WhatsApp", calls: 0 },
    { name: "Push", calls: 0 },
    { name: "Payments", calls: 0 },
    { name: "Documents", calls: 0 },
    { name: "DigiLocker", calls: 0 },
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

describe("C20, O3c: every button of the page", () => {
  everyButton(systemActions, {
    async rerun(press) {
      const [letter] = (await readSystem(admin)).letters.rows;
      isMended = true;
      const id = [letter?.id ?? "", newId()];
      expect(await press(admin, { id })).toEqual({ to: "/admin/system?count=1&done=rerun" });
      expect(await drainJobs([brokenJob])).toBe(1);
      expect((await readSystem(admin)).letters).toEqual({ rows: [], total: 0 });
      const { rows } = await database().execute(sql`
        select event, actor_id as "actorId" from audit_entry where chain = ${`job:${letter?.id}`}`);
      expect(rows).toEqual([{ event: "job.rerun", actorId: admin.userId }]);
      await expect(press(student, { id })).resolves.toMatchObject({ status: 403 });
    },
    async retry(press) {
      expect(await press(admin, {})).toMatchObject({
        status: 422,
        answer: { errors: { id: expect.anything() } },
      });
      // What somebody else has dealt with is passed over.
      const id = [messageId, newId()];
      expect(await press(admin, { id })).toEqual({ to: "/admin/system?count=1&done=retried" });
      expect((await readSystem(admin)).messages.total).toBe(0);
      await expect(press(student, { id })).resolves.toMatchObject({ status: 403 });
    },
    async "give-up"(press) {
      const id = await waitingMessage();
      expect(await press(admin, { id, reason: " " })).toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Say why."] } },
      });
      expect(await statusOf(id)).toBe("waiting");
      expect(await press(admin, { id, reason: "wrong number" })).toEqual({
        to: "/admin/system?count=1&done=given_up",
      });
      expect(await statusOf(id)).toBe("given_up");
      await sealAudit();
      expect((await readSystem(admin)).seal).toMatchObject({ seq: 1, waiting: 0, isOld: false });
    },
    async announce(press) {
      expect(await press(admin, { about: "weather" })).toMatchObject({ status: 422 });
      await expect(press(student, { about: "codes" })).resolves.toMatchObject({ status: 403 });
      const before = await readContentVersion();
      expect(await press(admin, { about: "codes", hours: "2" })).toEqual({
        to: "/admin/system?count=0&done=announced",
      });
      // Kept pages are made anew, in every process.
      expect(await readContentVersion()).toBe(before + 1);
      await siteNotice.refresh();
      expect(siteNotice.current()).toMatchObject({ about: "codes", until: expect.any(String) });
      await press(admin, { about: "payments", hours: "" });
      expect((await readSystem(admin)).notice).toMatchObject({ about: "payments", until: null });
    },
    async "end-outage"(press) {
      expect(await press(admin)).toEqual({ to: "/admin/system?count=0&done=ended" });
      await siteNotice.refresh();
      expect(siteNotice.current()).toBeNull();
      expect(await press(admin)).toMatchObject({ status: 409 });
      const { rows } = await database().execute<{ event: string }>(
        sql`select event from audit_entry where chain = 'site-notice' order by seq`,
      );
      expect(rows.map(({ event }) => event)).toEqual([
        "outage.announced",
        "outage.announced",
        "outage.ended",
      ]);
    },
    async "tell-desks"(press) {
      const userId = newId();
      await database().execute(
        sql`insert into app_user (id, name, created_at) values (${userId}, 'Desk', now())`,
      );
      await database().execute(
        sql`insert into user_role (user_id, role, staff_roles, granted_at) values (${userId}, 'admin', '{super_admin}', now())`,
      );
      expect(await press(admin, { gateway: "Weather" })).toMatchObject({ status: 422 });
      expect(await press(admin, { gateway: "Mail" })).toEqual({ to: "/admin/system?count=1&done=told" });
      expect(await press(admin, { gateway: "Mail" })).toEqual({ to: "/admin/system?count=0&done=told" });
      const { rows } = await database().execute(
        sql`select title, link from notification where user_id = ${userId}`,
      );
      expect(rows).toEqual([{ title: "Mail is in trouble", link: "/admin/system" }]);
    },
  });
});

test("T12: nobody but an admin sees it", async () => {
  for (const role of ["visitor", "student", "institute", "donor", "csr"] as const) {
    const actor: Actor = { ...visitor, role, userId: role === "visitor" ? null : newId() };
    await expect(readSystem(actor)).rejects.toMatchObject({ status: role === "visitor" ? 401 : 403 });
  }
});

async function statusOf(id: string): Promise<unknown> {
  const { rows } = await database().execute(sql`select status from outbound_message where id = ${id}`);
  return rows[0]?.status;
}
