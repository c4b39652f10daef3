import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { decryptField, encryptField, setKeys } from "#app/core/crypto.server.ts";
import { newId } from "#app/core/id.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database } from "./client.server.ts";
import { rotateKeys } from "./rotate-keys.server.ts";

useTestDatabase();
afterAll(() => setKeys(null));

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const appSecret = "a secret of at least thirty-two characters";

test("T26: every encrypted field goes under the new key, and the old one can be taken out", async () => {
  await database().execute(
    sql`create table bank_detail (id uuid primary key, account_encrypted text, note text)`,
  );
  setKeys({ appSecret, encryptionKeys: [key("old", 1)] });
  const ids = Array.from({ length: 250 }, () => newId());
  const address = (rowId: string) => ({ table: "bank_detail", column: "account_encrypted", rowId });
  for (const [index, id] of ids.entries()) {
    const stored = index === 0 ? null : encryptField(`account ${index}`, address(id));
    await database().execute(sql`insert into bank_detail values (${id}, ${stored}, 'v1:old:not encrypted')`);
  }
  setKeys({ appSecret, encryptionKeys: [key("new", 2), key("old", 1)] });
  expect(await rotateKeys()).toContainEqual({
    table: "bank_detail",
    column: "account_encrypted",
    rotated: 249,
  });
  expect(await rotateKeys()).toContainEqual({
    table: "bank_detail",
    column: "account_encrypted",
    rotated: 0,
  });
  setKeys({ appSecret, encryptionKeys: [key("new", 2)] });
  const { rows } = await database().execute<{ id: string; stored: string }>(
    sql`select id, account_encrypted as stored from bank_detail where account_encrypted is not null order by id`,
  );
  expect(rows).toHaveLength(249);
  expect(rows.map(({ id, stored }) => decryptField(stored, address(id)))).toEqual(
    ids.slice(1).map((_, index) => `account ${index + 1}`),
  );
});
