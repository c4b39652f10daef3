import { expect, test } from "vitest";
import { assertConnected, socket } from "./socket.ts";

test("a socket gives what was plugged in, and names itself when nothing was", () => {
  const answer = socket<{ readonly value: number }>("test.answer");
  expect(() => answer.get()).toThrow(/"test.answer"/);
  expect(() => assertConnected()).toThrow(/test\.answer/);
  const value = { value: 42 };
  answer.plug(value);
  expect(answer.get()).toBe(value);
  expect(() => assertConnected()).not.toThrow();
});
