import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemResponse } from "#app/core/requests/errors.ts";
import type { ServerEnv } from "../hono-env.ts";
import { receiveBody } from "./receive-body.ts";

const app = new Hono<ServerEnv>();
app.post("/:kind", async (c) => {
  if (c.req.param("kind") === "papers") c.set("bodyLimit", 10 * 1024 ** 2);
  const clear = await receiveBody(c, "somebody");
  const text = await c.req.raw.text();
  await clear();
  return c.text(text);
});
app.onError((error) => problemResponse(error, "id"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request whose body comes as `send` wants it, and what has been answered so far. */
function post(kind: string) {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller;
    },
  });
  const sending = { method: "POST", body, duplex: "half" };
  const seen: { answer?: Response } = {};
  void Promise.resolve(app.request(`/${kind}`, sending)).then((answer) => {
    seen.answer = answer;
  });
  return {
    seen,
    say: (words: string) => send?.enqueue(new TextEncoder().encode(words)),
    end: () => send?.close(),
  };
}

test("X5: a form that falls silent is answered 408 after 20 seconds, on its last connection", async () => {
  const { seen, say } = post("words");
  say("name=As");
  await vi.advanceTimersByTimeAsync(19_000);
  expect(seen.answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(seen.answer?.status).toBe(408);
  expect(seen.answer?.headers.get("connection")).toBe("close");
  expect(await seen.answer?.json()).toMatchObject({ code: "too_slow" });
});

test("X5: a form of words that comes drop by drop ends after half a minute, one with papers may take minutes", async () => {
  const [words, papers] = [post("words"), post("papers")];
  for (let drop = 0; drop < 20; drop += 1) {
    words.say("a");
    papers.say("a");
    await vi.advanceTimersByTimeAsync(10_000);
    if (drop === 1) expect(words.seen.answer).toBeUndefined();
    if (drop === 3) expect(words.seen.answer?.status).toBe(408);
  }
  expect(papers.seen.answer).toBeUndefined();
  papers.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(papers.seen.answer?.status).toBe(200);
  expect(await papers.seen.answer?.text()).toBe("a".repeat(20));
});
