import { expect, test } from "vitest";
import { isTaken } from "./send-kept-files.ts";

const answer = (status: number, type = "application/json; charset=utf-8") =>
  new Response("{}", { status, headers: { "Content-Type": type } });

test("S31f: a paper leaves the phone by our own yes or no, and by nothing else", () => {
  for (const status of [200, 409, 413, 422]) expect(isTaken(answer(status))).toBe(true);
  expect(isTaken(answer(422, "application/problem+json"))).toBe(true);
  // Signed out meanwhile, too many at once, a server in trouble: it waits on.
  for (const status of [401, 403, 408, 429, 500, 503]) expect(isTaken(answer(status))).toBe(false);
  // The page of a café's wireless, or of our own sign-in.
  expect(isTaken(answer(200, "text/html"))).toBe(false);
  const led = answer(200);
  Object.defineProperty(led, "redirected", { value: true });
  expect(isTaken(led)).toBe(false);
});
