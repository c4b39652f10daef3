import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { equalTime } from "./equal-time.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["finds something", async () => "an account"],
  [
    "refuses",
    async () => {
      throw new Error("wrong");
    },
  ],
])("T4: work that %s at once is answered when its time has passed, and not before", async (_what, work) => {
  const told: string[] = [];
  const answer = equalTime(250, work).then(
    () => told.push("answered"),
    () => told.push("refused"),
  );
  await vi.advanceTimersByTimeAsync(249);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(told).toHaveLength(1);
});
