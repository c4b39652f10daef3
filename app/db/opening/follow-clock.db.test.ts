import { afterEach, expect, test } from "vitest";
import { clockSkewMs, correctClock, now } from "#app/core/clock.ts";
import { captureLogForTests } from "#app/core/requests/observing/log.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readClock } from "./follow-clock.server.ts";

useTestDatabase();
afterEach(() => correctClock(0));

test("O13a: a machine half an hour ahead counts by the database's clock, and the operator is told once", async () => {
  const captured = captureLogForTests();
  const half = 30 * 60_000;
  await readClock(() => Date.now() + half);
  await readClock(() => Date.now() + half);
  captured.end();
  expect(Math.abs(clockSkewMs() - half)).toBeLessThan(2000);
  expect(Math.abs(now().getTime() - (Date.now() - half))).toBeLessThan(2000);
  expect(captured.lines).toHaveLength(1);
  expect(captured.lines[0]).toMatchObject({ level: "error" });
});

test("O13a: a clock that is right stays untouched", async () => {
  await readClock();
  expect(clockSkewMs()).toBe(0);
});
