import { afterEach, expect, test } from "vitest";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkDatabase } from "../opening/check-database.server.ts";
import { readSetting } from "../settings.server.ts";
import { assertKeysFit } from "./assert-keys-fit.server.ts";

useTestDatabase();
afterEach(() => setKeys(null));

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const secret = "the-app-secret-of-this-database-0123456789";
const use = (appSecret: string, ...encryptionKeys: ReturnType<typeof key>[]) =>
  setKeys({ appSecret, encryptionKeys });

test("O5b: a process with other secrets refuses to start and is not ready, in a sentence that names the variable", async () => {
  use(secret, key("k1", 1));
  await assertKeysFit();
  await assertKeysFit();
  use("another-app-secret-of-nobody-0123456789-012345", key("k1", 1));
  await expect(assertKeysFit()).rejects.toThrow(/^APP_SECRET is not the one/);
  expect(await checkDatabase()).toBe("This process has not the keys of its database.");
  use(secret, key("k9", 9));
  await expect(assertKeysFit()).rejects.toThrow(/^ENCRYPTION_KEYS cannot open .*"k9"/);
  use(secret, key("k1", 9));
  await expect(assertKeysFit()).rejects.toThrow(/^ENCRYPTION_KEYS cannot open/);
});

test("O5a: each step of a rotation starts; who has only the old key does not start after it", async () => {
  use(secret, key("k1", 1), key("k2", 2));
  await assertKeysFit();
  use(secret, key("k2", 2), key("k1", 1));
  await assertKeysFit();
  expect(await readSetting("keys.check")).toMatchObject({ sealed: expect.stringMatching(/^v1:k2:/) });
  use(secret, key("k2", 2));
  await assertKeysFit();
  use(secret, key("k1", 1));
  await expect(assertKeysFit()).rejects.toMatchObject({ name: "KeysDoNotFitError" });
  expect(await checkDatabase()).toBe("This process has not the keys of its database.");
  use(secret, key("k2", 2));
  expect(await checkDatabase()).toBeNull();
});
