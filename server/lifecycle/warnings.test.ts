import { expect, it } from "vitest";
import { warningsOf } from "./warnings.ts";

it.each(["0.0.0.0", "::", "192.168.1.5"])("X26: a demo that listens on %s says who can reach it", (HOST) => {
  expect(warningsOf({ isDemo: true, HOST })[0]).toContain(`listens on ${HOST}`);
  expect(warningsOf({ isDemo: false, HOST })).toEqual([]);
});

it.each(["127.0.0.1", "localhost", "::1"])("X26: on %s there is nothing to warn of", (HOST) => {
  expect(warningsOf({ isDemo: true, HOST })).toEqual([]);
});
