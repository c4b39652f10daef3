import { afterEach, describe, expect, test } from "vitest";
import { unavailable } from "../errors.ts";
import { addToLogScope, captureLogForTests, inLogScope, log, noteCause, notedCause } from "./log.server.ts";

let captured = captureLogForTests();
captured.end();
afterEach(() => captured.end());

const canary = "CANARY Lakshmi";

function written(error: unknown): string {
  captured = captureLogForTests();
  log.error({ err: error }, "it failed");
  return captured.text();
}

describe("T27, X17: what the log keeps of an error", () => {
  test.each([
    ["a parser's input", () => catching(() => JSON.parse(`{"name": "${canary}", "phone": 9876543210`))],
    [
      "a form that was refused",
      () => Object.assign(new Error(`${canary} is too long`), { name: "ZodError" }),
    ],
    ["a database value", () => new Error(`invalid input syntax for type date: "${canary}"`)],
    ["an address", () => new Error(`no mailbox asha.canary@example.org here`)],
    ["a phone", () => new Error("refused for +91 98765 43210")],
    ["a second line", () => new Error(`failed\n${canary}`)],
    ["a stack that repeats the text", () => new TypeError(`"${canary}" is not a function`)],
    ["a cause", () => new Error("outer", { cause: new Error(`'${canary}'`) })],
    ["a property", () => Object.assign(new Error("bad"), { input: canary, detail: canary })],
    ["no error at all", () => canary],
  ])("nothing of %s", (_what, make) => {
    expect(written(make())).not.toMatch(/canary|Lakshmi|98765|43210/i);
  });

  test("its kind, code, place and cause stay", () => {
    const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const [line] = JSON.parse(written(unavailable("Our database does not answer right now.", 5, cause)));
    expect(line).toMatchObject({
      level: "error",
      msg: "it failed",
      err: { type: "ProblemError", code: "unavailable", cause: { code: "ECONNREFUSED" } },
    });
    expect(line.err.cause.at[0]).toContain("log.test.ts");
  });

  test("a field with a person's name for itself is hidden", () => {
    captured = captureLogForTests();
    log.info({ phone: "9876543210", student: { name: canary, email: "a@b.example" } });
    expect(captured.text()).not.toMatch(/CANARY|9876543210|a@b/);
  });
});

test("O17: every line of a request bears its id, and what was learnt on the way", async () => {
  captured = captureLogForTests();
  await inLogScope({ req: "r1" }, async () => {
    await Promise.resolve();
    addToLogScope({ role: "student" });
    noteCause(new Error("first"));
    noteCause(new Error("second"));
    log.info("inside");
    expect(notedCause()).toMatchObject({ message: "first" });
  });
  log.info("outside");
  expect(captured.lines).toMatchObject([{ req: "r1", role: "student", msg: "inside" }, { msg: "outside" }]);
  expect(captured.lines[1]).not.toHaveProperty("req");
});

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
