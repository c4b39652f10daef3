import { hostname } from "node:os";
import { afterEach, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listProcessesWithout, tellProcessKeys } from "./process-keys.server.ts";

useTestDatabase();
afterEach(() => useRealClock());

test("O5a: a rotation sees which running processes do not know its key", async () => {
  const end = await tellProcessKeys();
  const known = env().keys.encryptionKeys[0]?.id ?? "";
  expect(await listProcessesWithout(known)).toEqual([]);
  expect(await listProcessesWithout("k-new")).toEqual([`${hostname()}:${process.pid}`]);
  setClock(new Date(Date.now() + 4 * 60_000));
  expect(await listProcessesWithout("k-new")).toEqual([]);
  useRealClock();
  await end();
  expect(await listProcessesWithout("k-new")).toEqual([]);
});
