import { expect, test } from "vitest";
import { captureLogForTests } from "#app/core/requests/observing/log.server.ts";
import { registry } from "#app/core/requests/observing/metrics.server.ts";
import { noteJobError, noteSlowQuery } from "./note-for-operator.ts";

test("O3a, O3b, C1: a job that fails and a query that is slow leave a line with their cause, and a figure", async () => {
  const captured = captureLogForTests();
  noteSlowQuery({ statement: `select ${"x".repeat(900)}`, milliseconds: 900 });
  noteJobError(new TypeError("no such thing"), { job: "a.b", id: "1", attempt: 2, milliseconds: 30 });
  noteJobError(new Error("connect ECONNREFUSED"));
  captured.end();
  expect(captured.lines).toMatchObject([
    { level: "warn", msg: "slow query", ms: 900, statement: expect.stringMatching(/^select x{493}$/) },
    { level: "error", msg: "job failed", job: "a.b", attempt: 2, err: { type: "TypeError" } },
    { level: "error", msg: "job failed", job: "queue", err: { message: "connect ECONNREFUSED" } },
  ]);
  const text = await registry.metrics();
  expect(text).toMatch(/^database_slow_queries_total [1-9]/m);
  expect(text).toMatch(/^job_duration_seconds_count\{.*job="a\.b",result="failed"\} 1$/m);
});
