import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { metricsServer, publicMetrics } from "./metrics-endpoint.ts";

useTestDatabase({ jobs: notificationJobs });

type Settings = Parameters<typeof publicMetrics>[0];
const token = "a long enough token";

async function ask(settings: Settings, authorization?: string) {
  const app = new Hono<ServerEnv>();
  app.get("/metrics", publicMetrics(settings));
  const answer = await app.request("/metrics", authorization ? { headers: { authorization } } : {});
  return answer.status;
}

test("X21b: in production /metrics is closed on the public port, but for who has the token", async () => {
  const production = { isProduction: true, METRICS_PORT: undefined, METRICS_TOKEN: undefined };
  expect(await ask(production)).toBe(404);
  expect(await ask({ ...production, METRICS_PORT: 9100 })).toBe(404);
  const guarded = { ...production, METRICS_TOKEN: token };
  expect(await ask(guarded)).toBe(404);
  expect(await ask(guarded, "Bearer another long token")).toBe(404);
  expect(await ask(guarded, `Bearer ${token}`)).toBe(200);
  expect(await ask({ ...production, isProduction: false })).toBe(200);
  expect(await ask({ ...production, isProduction: false, METRICS_PORT: 9100 })).toBe(404);
});

test("O16: the queues, the outbox, the payments, the clock and the pool are in it", async () => {
  await database().execute(sql`
    insert into payment_order (id, purpose, subject_id, amount_paise, currency, gateway, status, created_at, updated_at)
    values (gen_random_uuid(), 'donation', gen_random_uuid(), 100, 'INR', 'sandbox', 'created', now(), now())`);
  const server = metricsServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // What was read for the test above is kept for a moment.
  await new Promise((done) => setTimeout(done, 5_100));
  const text = await (await fetch(`${url}/metrics`)).text();
  expect((await fetch(`${url}/`)).status).toBe(404);
  server.close();
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^payment_orders\{state="created"\} 1$/m);
  expect(text).toMatch(/^queue_dead_letters 0$/m);
  expect(text).toMatch(/^clock_skew_seconds -?\d/m);
  expect(text).toMatch(/^# TYPE outbox_messages gauge$/m);
  expect(text).toMatch(/^# TYPE job_duration_seconds histogram$/m);
  if (process.env.TEST_ENGINE === "postgres")
    expect(text).toMatch(/^database_pool_connections\{state="busy"\} \d/m);
});
