import { hostname } from "node:os";
import { afterEach, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findProcessesBehind } from "../opening/find-processes-behind.server.ts";
import { listProcessKeys, tellProcessKeys } from "./process-keys.server.ts";

useTestDatabase();
afterEach(() => {
  useRealClock();
  setKeys(null);
});

const own = () => `${hostname()}:${process.pid}`;

test("O5a, O5c: a change of a key or secret sees which running processes do not know it, or do not write with it yet", async () => {
  const end = await tellProcessKeys();
  const { appSecret, encryptionKeys } = env().keys;
  const [key] = encryptionKeys;
  if (!key) throw new Error("the test has no key");
  expect(await findProcessesBehind()).toEqual([]);
  const fresh = { id: "k-new", key: Buffer.alloc(32, 7) };
  setKeys({ appSecret, encryptionKeys: [fresh, key] });
  expect(await findProcessesBehind()).toEqual([
    expect.stringMatching(new RegExp(`^Step 1 .*"k-new": ${own()}\\.$`)),
  ]);
  setKeys({ appSecret: "a new secret ".repeat(4), appSecretPrevious: appSecret, encryptionKeys });
  expect(await findProcessesBehind()).toEqual([
    expect.stringMatching(/^Step 1 is not done: .* do not know this APP_SECRET/),
  ]);
  // The process was given the new one behind: step 1 is done, step 2 is not.
  await end();
  setKeys({ appSecret, appSecretPrevious: "a new secret ".repeat(4), encryptionKeys });
  const endAgain = await tellProcessKeys();
  setKeys({ appSecret: "a new secret ".repeat(4), appSecretPrevious: appSecret, encryptionKeys });
  expect(await findProcessesBehind()).toEqual([
    expect.stringMatching(/^Step 2 is not done: .* still write with the other APP_SECRET/),
  ]);
  setClock(new Date(Date.now() + 4 * 60_000));
  expect(await listProcessKeys()).toEqual([]);
  useRealClock();
  await endAgain();
  expect(await findProcessesBehind()).toEqual([]);
});
