import { afterEach, expect, test, vi } from "vitest";
import { captureLogForTests } from "#app/core/requests/observing/log.server.ts";
import { Readiness } from "./readiness.ts";

const captured = captureLogForTests();
afterEach(() => vi.useRealTimers());

test("T42: ready only after the start, only while the database answers, and never again once it stops", async () => {
  let answers = true;
  const readiness = new Readiness(
    async () => {
      if (!answers) throw new Error("connection refused");
      return null;
    },
    { timeoutMs: 2000 },
  );
  expect(await readiness.problem()).toBe("starting");
  readiness.becomes("ready");
  expect(await readiness.problem()).toBeNull();
  answers = false;
  expect(await readiness.problem()).toBe("The database does not answer.");
  await readiness.problem();
  answers = true;
  expect(await readiness.problem()).toBeNull();
  readiness.becomes("stopping");
  readiness.becomes("ready");
  expect(await readiness.problem()).toBe("stopping");
  expect(captured.lines.map(({ msg, problem }) => [msg, problem])).toEqual([
    ["not ready", "The database does not answer."],
    ["ready again", undefined],
  ]);
});

test("O11: a frozen database is told of in time, and asked once however often we are", async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<null>();
  const check = vi.fn(() => answer.promise);
  const readiness = new Readiness(check, { timeoutMs: 2000 });
  readiness.becomes("ready");
  for (let time = 0; time < 5; time += 1) {
    const problem = readiness.problem();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await problem).toBe("The database did not answer within 2000 ms.");
  }
  expect(check).toHaveBeenCalledTimes(1);
  answer.resolve(null);
  await vi.advanceTimersByTimeAsync(0);
  const after = readiness.problem();
  await vi.advanceTimersByTimeAsync(0);
  expect(await after).toBeNull();
});
