import { expect, test } from "vitest";
import { Readiness } from "./readiness.ts";

test("ready only between the whole start and the first signal, and while the database answers", async () => {
  let answers = true;
  const readiness = new Readiness(async () => {
    if (!answers) throw new Error("gone");
  });
  expect(await readiness.problem()).toBe("starting");
  readiness.becomes("ready");
  expect(await readiness.problem()).toBeNull();
  answers = false;
  expect(await readiness.problem()).toBe("The database does not answer.");
  answers = true;
  readiness.becomes("stopping");
  // A signal may come while the last part of the start still runs.
  readiness.becomes("ready");
  expect(await readiness.problem()).toBe("stopping");
});
