import { log } from "#app/core/requests/observing/log.server.ts";
import { gauge } from "#app/core/requests/observing/metrics.server.ts";
import { countDeadLetters, countJobs } from "#app/db/jobs/dead-letters.server.ts";
import { connection } from "#app/db/opening/client.server.ts";
import { readClockSkew } from "#app/db/opening/read-clock-skew.server.ts";
import { countMessages } from "#app/features/notifications/server/outbox/count-messages.server.ts";
import { countOrders } from "#app/features/payments/server/count-orders.server.ts";

const up = gauge({ name: "database_up", help: "1 when the figures below could be read in time" });
const pool = gauge({
  name: "database_pool_connections",
  help: "Connections of this process: busy, idle; waiting are requests without one",
  labels: ["state"],
});
const skew = gauge({
  name: "clock_skew_seconds",
  help: "How far this process's clock is ahead of the database's",
});
const queued = gauge({
  name: "queue_jobs",
  help: "Jobs of all processes by state",
  labels: ["job", "state"],
});
const oldestJob = gauge({
  name: "queue_oldest_seconds",
  help: "How long the oldest due job has waited",
  labels: ["job"],
});
const dead = gauge({ name: "queue_dead_letters", help: "Jobs that failed at their last try" });
const messages = gauge({
  name: "outbox_messages",
  help: "SMS and e-mails by state; of those sent, the last hour's",
  labels: ["channel", "state"],
});
const oldestMessage = gauge({
  name: "outbox_oldest_seconds",
  help: "Age of the oldest message in this state",
  labels: ["channel", "state"],
});
const orders = gauge({ name: "payment_orders", help: "Payment orders of the last day", labels: ["state"] });
const oldestOrder = gauge({
  name: "payment_oldest_seconds",
  help: "Age of the oldest payment order of the last day in this state",
  labels: ["state"],
});

const KEEP_MS = 5_000;
const LIMIT_MS = 2_000;
let readAt = Number.NEGATIVE_INFINITY;
let reading: Promise<void> | null = null;

/** Reads what only the database knows; not oftener than every few seconds, and never longer than the limit. */
export async function collectDatabaseMetrics(): Promise<void> {
  notePool();
  if (performance.now() - readAt < KEEP_MS) return;
  reading ??= readAll().finally(() => {
    reading = null;
  });
  const tooLate = new Promise<"late">((resolve) => setTimeout(resolve, LIMIT_MS, "late").unref());
  try {
    up.set((await Promise.race([reading, tooLate])) === "late" ? 0 : 1);
  } catch (error) {
    up.set(0);
    log.warn({ err: error }, "the metrics of the database could not be read");
  }
}

function notePool(): void {
  const open = connection();
  if (open.engine !== "postgres") return;
  const { totalCount, idleCount, waitingCount } = open.pool;
  pool.set({ state: "busy" }, totalCount - idleCount);
  pool.set({ state: "idle" }, idleCount);
  pool.set({ state: "waiting" }, waitingCount);
}

async function readAll(): Promise<void> {
  skew.set(await readClockSkew());
  const jobs = await countJobs();
  const letters = await countDeadLetters();
  const outbox = await countMessages();
  const paid = await countOrders();
  for (const each of [queued, oldestJob, messages, oldestMessage, orders, oldestOrder]) each.reset();
  dead.set(letters);
  for (const { job, oldestSeconds, ...states } of jobs) {
    for (const state of ["waiting", "later", "running"] as const) queued.set({ job, state }, states[state]);
    oldestJob.set({ job }, oldestSeconds);
  }
  for (const { channel, status, messages: count, oldestSeconds } of outbox) {
    messages.set({ channel, state: status }, count);
    oldestMessage.set({ channel, state: status }, oldestSeconds);
  }
  for (const { status, orders: count, oldestSeconds } of paid) {
    orders.set({ state: status }, count);
    oldestOrder.set({ state: status }, oldestSeconds);
  }
  readAt = performance.now();
}
