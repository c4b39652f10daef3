import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newId } from "#app/core/id.ts";
import { ignore } from "#tests/support/ignore.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database, inTransaction } from "../opening/client.server.ts";
import { setting } from "../schema/settings.ts";
import { countDeadLetters, listDeadLetters, retryDeadLetters } from "./dead-letters.server.ts";
import {
  bossOf,
  defineJob,
  drainJobs,
  enqueue,
  openJobs,
  prepareJobs,
  startJobs,
  stopJobs,
} from "./jobs.server.ts";

const ran: { id: string; attempt: number }[] = [];
let failures = 0;

const noteJob = defineJob({
  name: "test.note",
  schema: z.object({ id: z.string() }),
  retry: { limit: 3, delaySeconds: 0 },
  async run({ id }, { attempt }) {
    ran.push({ id, attempt });
    if (failures > 0) {
      failures -= 1;
      throw new RangeError("secret-canary 9876543210");
    }
  },
});

const lonelyJob = defineJob({
  name: "test.lonely",
  schema: z.object({}),
  singleton: true,
  cron: "30 9 * * 1",
  run: async () => undefined,
});

const jobs = [noteJob, lonelyJob];

useTestDatabase({ jobs });

afterEach(async () => {
  failures = 0;
  ran.length = 0;
  await bossOf().deleteAllJobs();
});

const put = (id: string, options?: Parameters<typeof enqueue>[3]) =>
  inTransaction((tx) => enqueue(tx, noteJob, { id }, options));

test("a job is there exactly when its transaction committed", async () => {
  const failing = inTransaction(async (tx) => {
    await tx.insert(setting).values({ key: "rolled-back", value: 1, updatedAt: new Date() });
    await enqueue(tx, noteJob, { id: newId() });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await drainJobs(jobs)).toBe(0);
  const id = newId();
  await put(id);
  expect(await drainJobs(jobs)).toBe(1);
  expect(ran).toEqual([{ id, attempt: 1 }]);
});

test("T41: a failing job is tried again; when it fails for good it is seen, and can be sent back", async () => {
  const id = newId();
  failures = 2;
  await put(id);
  await drainJobs(jobs, { evenIfLater: true });
  expect(ran.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(await listDeadLetters()).toEqual([]);

  failures = 4;
  await put(id);
  await drainJobs(jobs, { evenIfLater: true });
  const [letter] = await listDeadLetters();
  expect(letter).toMatchObject({ job: "test.note", payload: { id }, attempts: 4, reason: "RangeError" });
  expect(await countDeadLetters()).toBe(1);

  expect(await retryDeadLetters([letter?.id ?? ""])).toBe(1);
  expect(await drainJobs(jobs)).toBe(1);
  expect(await listDeadLetters()).toEqual([]);
});

test("T27: the job table keeps neither a failure's text nor anything but ids", async () => {
  failures = 4;
  await put(newId());
  await drainJobs(jobs, { evenIfLater: true });
  const { rows } = await database().execute(sql`select * from pgboss.job`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/canary|9876543210/);

  for (const id of ["asha@example.org", "98765 43210", "9876543210", "two words", "234567890124"]) {
    await expect(put(id)).rejects.toThrow("ids and codes only");
  }
  await expect(put("")).rejects.toThrow("ids and codes only");
  for (const id of [
    newId(),
    "SS-2026-0001234-7",
    "otp.login",
    "2026-11-15T04:32:59.141Z",
    `application:${newId()}`,
  ]) {
    await expect(put(id)).resolves.not.toBeNull();
  }
});

test("a payload that does not fit its schema is refused where it is written", async () => {
  // @ts-expect-error the compiler says so too
  await expect(inTransaction((tx) => enqueue(tx, noteJob, { wrong: 1 }))).rejects.toThrow();
});

test("T41: the same key gives one job, waiting or done; another key another one", async () => {
  const id = newId();
  expect(await put(id, { singletonKey: `message:${id}` })).not.toBeNull();
  expect(await put(id, { singletonKey: `message:${id}` })).toBeNull();
  await drainJobs(jobs);
  expect(await put(id, { singletonKey: `message:${id}` })).toBeNull();
  expect(await put(id, { singletonKey: "other" })).not.toBeNull();
  await drainJobs(jobs);
  expect(ran).toHaveLength(2);
});

test("a singleton job waits or runs once at a time", async () => {
  const add = () => inTransaction((tx) => enqueue(tx, lonelyJob, {}));
  expect(await add()).not.toBeNull();
  expect(await add()).toBeNull();
  await drainJobs(jobs);
  expect(await add()).not.toBeNull();
});

test("a job for later does not run now", async () => {
  await put("later", { startAfter: 3600 });
  await put("also-later", { startAfter: new Date(Date.now() + 3600_000) });
  expect(await drainJobs(jobs)).toBe(0);
  expect(await drainJobs(jobs, { evenIfLater: true })).toBe(2);
});

test("a job that is not in the list is a mistake that shows at once", async () => {
  const stray = defineJob({ name: "test.stray", schema: z.object({}), run: async () => undefined });
  await expect(inTransaction((tx) => enqueue(tx, stray, {}))).rejects.toThrow("not in the list");
  expect(() => defineJob({ ...stray, name: "Stray" })).toThrow("noun.verb");
  expect(() => defineJob({ ...noteJob, cron: "* * * * *" })).toThrow("must allow {}");
});

test("a start leaves a queue alone that is as it should be, and brings a changed job to its queue", async () => {
  const queue = () => bossOf().getQueue(noteJob.name);
  const before = await queue();
  await prepareJobs(jobs);
  expect(await queue()).toEqual(before);
  await prepareJobs([{ ...noteJob, retry: { limit: 1, delaySeconds: 0 } }, lonelyJob]);
  expect(await queue()).toMatchObject({ retryLimit: 1, updatedOn: expect.any(Date) });
  await prepareJobs(jobs);
  expect(await queue()).toMatchObject({ retryLimit: 3 });
});

test("what is enqueued before the work begins waits for it", async () => {
  const startWorkers = await openJobs(jobs, { onError: ignore });
  const id = newId();
  await put(id);
  await delay(300);
  expect(ran).toEqual([]);
  await startWorkers();
  await vi.waitFor(() => expect(ran).toEqual([{ id, attempt: 1 }]), { timeout: 10_000, interval: 20 });
  await stopJobs();
  await prepareJobs(jobs);
});

test("running: jobs start at once, a backlog is worked off without pauses, schedules stand in Indian time", async () => {
  await Promise.all(Array.from({ length: 30 }, () => put(newId())));
  const errors: unknown[] = [];
  await startJobs(jobs, { onError: (error) => errors.push(error) });
  await vi.waitFor(() => expect(ran).toHaveLength(30), { timeout: 10_000, interval: 20 });

  await delay(300);
  const began = performance.now();
  await put(newId());
  await vi.waitFor(() => expect(ran).toHaveLength(31), { timeout: 10_000, interval: 10 });
  // The worker was asleep: it was woken by the commit, not by its look every five seconds.
  expect(performance.now() - began).toBeLessThan(3500);

  expect(await bossOf().getSchedules()).toMatchObject([
    { name: "test.lonely", cron: "30 9 * * 1", timezone: "Asia/Kolkata" },
  ]);
  const [next] = bossOf().previewSchedule("30 9 * * 1", {
    tz: "Asia/Kolkata",
    from: new Date("2026-11-15T00:00:00Z"),
    count: 1,
  });
  expect(next?.toISOString()).toBe("2026-11-16T04:00:00.000Z");

  await startJobs([noteJob], { onError: ignore });
  expect(await bossOf().getSchedules()).toEqual([]);
  expect(errors).toEqual([]);
  await stopJobs();
  await prepareJobs(jobs);
});
