import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ServerEnv } from "../hono-env.ts";
import { limitBody } from "./body-limit.ts";

const app = new Hono<ServerEnv>();
app.use(limitBody({ isSession: async () => false }));
app.post("*", (c) => c.text(String(c.get("bodyLimit"))));

/** The answer to a body of this length, of which not a byte is sent. */
async function answerTo(path: string, type: string, length: number | null) {
  const headers = { "Content-Type": type, ...(length !== null && { "Content-Length": String(length) }) };
  const answer = await app.request(path, { method: "POST", headers });
  return { status: answer.status, text: await answer.text() };
}

test("X4, T50: JSON to the API has 64 KB, decided before a byte of it is read", async () => {
  const call = "/api/v1/registration/verify-mobile";
  expect(await answerTo(call, "application/json", 60 * 1024)).toEqual({ status: 200, text: "65536" });
  const refused = await answerTo(call, "application/json; charset=utf-8", 900_000);
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.text)).toMatchObject({ code: "payload_too_large" });
  // In pieces, without a length, it is counted against the same as it comes.
  expect(await answerTo(call, "application/json", null)).toEqual({ status: 200, text: "65536" });
});

test("X4: a form of words has a megabyte, whatever it says of itself", async () => {
  const words = "application/x-www-form-urlencoded";
  expect(await answerTo("/apply", words, 900_000)).toEqual({ status: 200, text: "1048576" });
  expect(await answerTo("/api/v1/payments/webhook", words, 900_000)).toEqual({
    status: 200,
    text: "1048576",
  });
});
