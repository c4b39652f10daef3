import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { decryptField, encryptField, setKeys } from "#app/core/secrets/crypto.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database } from "../opening/client.server.ts";
import { rotateKeys } from "./rotate-keys.server.ts";

useTestDatabase();
afterAll(() => setKeys(null));

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const appSecret = "a secret of at least thirty-two characters";

test("T26: every encrypted field goes under the new key, and the old one can be taken out", async () => {
  await database().execute(
    sql`create table bank_detail (id uuid primary key, account_encrypted text, pan_sealed text, note text, odd text)`,
  );
  setKeys({ appSecret, encryptionKeys: [key("old", 1)] });
  const ids = Array.from({ length: 250 }, () => newId());
  const account = (rowId: string) => ({ table: "bank_detail", column: "account_encrypted", rowId });
  const pan = (rowId: string) => ({ table: "bank_detail", column: "pan", rowId });
  for (const [index, id] of ids.entries()) {
    const stored = index === 0 ? null : encryptField(`account ${index}`, account(id));
    const odd = index === 7 ? stored : null;
    await database().execute(sql`insert into bank_detail values
      (${id}, ${stored}, ${encryptField(`pan ${index}`, pan(id))}, 'v1:old:not encrypted', ${odd})`);
  }
  setKeys({ appSecret, encryptionKeys: [key("new", 2), key("old", 1)] });
  const first = await rotateKeys();
  expect(first.columns).toContainEqual({ table: "bank_detail", column: "account_encrypted", rotated: 249 });
  expect(first.columns).toContainEqual({ table: "bank_detail", column: "pan_sealed", rotated: 250 });
  expect(first.left).toEqual(["bank_detail.odd"]);
  const second = await rotateKeys();
  expect(second.columns.every(({ rotated }) => rotated === 0)).toBe(true);

  setKeys({ appSecret, encryptionKeys: [key("new", 2)] });
  const { rows } = await database().execute<{ id: string; account: string | null; pan: string }>(
    sql`select id, account_encrypted as account, pan_sealed as pan from bank_detail order by id`,
  );
  expect(rows.map((row) => row.account && decryptField(row.account, account(row.id)))).toEqual(
    ids.map((_, index) => (index === 0 ? null : `account ${index}`)),
  );
  expect(rows.map((row) => decryptField(row.pan, pan(row.id)))).toEqual(
    ids.map((_, index) => `pan ${index}`),
  );
});
