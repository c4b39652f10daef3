import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Outcome, type SavedForm, typedSaver } from "./typed-saver.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers when it is told to, and a browser that keeps. */
function world(more: Partial<SavedForm<string>> = {}) {
  const sent: { fields: Record<string, string>; isLeaving: boolean }[] = [];
  const kept: Record<string, string>[] = [];
  let answer: Outcome = { kind: "saved" };
  let slow = 0;
  const saver = typedSaver<string>({
    async send(fields, isLeaving) {
      sent.push({ fields: Object.fromEntries(fields), isLeaving });
      if (slow > 0) await new Promise((done) => setTimeout(done, slow));
      return answer;
    },
    keep: (fields) => void kept.push(Object.fromEntries(fields)),
    forget: () => void kept.push({}),
    ...more,
  });
  return {
    saver,
    sent,
    kept,
    answer: (next: Outcome) => {
      answer = next;
    },
    slow: (ms: number) => {
      slow = ms;
    },
  };
}
const later = { kind: "later", waitMs: 8000 } as const;
const settle = () => vi.advanceTimersByTimeAsync(0);

test("fifty keys are one request, a moment after the last", async () => {
  const { saver, sent } = world();
  for (let key = 1; key <= 50; key += 1) {
    saver.touch(["name", "A".repeat(key)]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([{ fields: { name: "A".repeat(50) }, isLeaving: false }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test("never two requests at once; what is typed meanwhile goes after, with its last word", async () => {
  const { saver, sent, slow } = world();
  slow(5000);
  saver.touch(["name", "Asha"]);
  await vi.advanceTimersByTimeAsync(1000);
  for (const word of ["Asha R", "Asha Ra", "Asha Rao"]) {
    saver.touch(["name", word]);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent.map(({ fields }) => fields.name)).toEqual(["Asha", "Asha Rao"]);
});

test("without a network it stays in the browser and is tried again, no faster than told, until it is saved", async () => {
  const { saver, sent, kept, answer } = world();
  answer(later);
  saver.touch(["name", "Asha"], ["city", "Guntur"]);
  await vi.advanceTimersByTimeAsync(900);
  expect(kept).toEqual([{ name: "Asha", city: "Guntur" }]);
  await vi.advanceTimersByTimeAsync(7999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  answer({ kind: "saved" });
  await vi.advanceTimersByTimeAsync(8000);
  expect(sent.at(-1)?.fields).toEqual({ name: "Asha", city: "Guntur" });
  expect(kept.at(-1)).toEqual({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
});

test("the network's return sends at once; a page opened again begins with what was kept, never over newer keys", async () => {
  const restored: unknown[] = [];
  const { saver, sent, answer } = world({
    kept: async () => [
      ["name", "Asha"],
      ["city", "Guntur"],
    ],
    restore: (entries) => void restored.push(entries),
    already: () => [
      ["city", "typed before the script"],
      ["village", "Tadikonda"],
    ],
  });
  answer(later);
  saver.touch(["name", "Asha Rao"]);
  const stop = saver.listen();
  await settle();
  expect(restored).toEqual([[["city", "Guntur"]]]);
  expect(sent.at(-1)?.fields).toEqual({ name: "Asha Rao", city: "Guntur", village: "Tadikonda" });
  answer({ kind: "saved" });
  page.dispatchEvent(new Event("online"));
  await settle();
  expect(sent).toHaveLength(2);
  stop();
});

test("a page that is left sends what it has at once; on the way out nothing is stored (T11)", async () => {
  const { saver, sent, kept, answer } = world();
  const stop = saver.listen();
  await settle();
  answer(later);
  saver.touch(["name", "Asha"]);
  page.dispatchEvent(new Event("pagehide"));
  await settle();
  expect(sent).toEqual([{ fields: { name: "Asha" }, isLeaving: true }]);
  expect(kept).toEqual([]);
  // Another page of ours: what could not be sent waits for the next one.
  saver.touch(["name", "Asha Rao"]);
  stop();
  await settle();
  expect(kept).toEqual([{ name: "Asha Rao" }]);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test("a press takes everything along: no late save; the next key saves again", async () => {
  const { saver, sent } = world();
  const stop = saver.listen();
  await settle();
  saver.touch(["name", "Asha"]);
  saver.press();
  page.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  saver.touch(["city", "Guntur"]);
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toHaveLength(1);
  saver.touch(["city", "Vijayawada"]);
  saver.press({ drop: true });
  stop();
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test("what is refused is not tried again; what waits for somebody is kept and goes with the next key", async () => {
  const { saver, sent, kept, answer } = world();
  answer({ kind: "refused", isKept: true });
  saver.touch(["name", "Asha"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, kept]).toEqual([1, [{ name: "Asha" }]]);
  answer({ kind: "stopped" });
  saver.touch(["name", "Ravi"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, kept.at(-1)]).toEqual([2, { name: "Ravi" }]);
  answer({ kind: "saved" });
  saver.touch(["city", "Guntur"]);
  await saver.flush();
  expect(sent.at(-1)?.fields).toEqual({ name: "Ravi", city: "Guntur" });
});
