import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "#app/core/portals/permissions.ts";
import { keyedHash, setKeys } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { entryHash } from "../audit/audit-hash.ts";
import { sealAudit } from "../audit/seal-audit.server.ts";
import { sealFiles } from "../audit/seal-files.server.ts";
import { verifyAudit } from "../audit/verify-audit.server.ts";
import { checkDatabase } from "../opening/check-database.server.ts";
import { connection, database, inTransaction } from "../opening/client.server.ts";
import { auditEntry } from "../schema/audit.ts";
import { assertKeysFit } from "./assert-keys-fit.server.ts";
import { openLookupKey } from "./open-lookup-key.server.ts";
import { retireSecret } from "./retire-secret.server.ts";

useTestDatabase({ isOwn: true });
afterAll(() => setKeys(null));

const old = "the-secret-that-somebody-may-have-seen-0123456789";
const fresh = "the-secret-that-comes-after-it-0123456789-0123456";
const encryptionKeys = [{ id: "k1", key: Buffer.alloc(32, 1) }];
const use = (appSecret: string, appSecretPrevious?: string) =>
  setKeys({ appSecret, appSecretPrevious, encryptionKeys });
const note = (chain: string) =>
  inTransaction((tx) => writeAudit(tx, { chain, actor: systemActor, event: "test.noted" }));
const problems = async () => (await verifyAudit()).problems.map(({ message }) => message);
let phone = "";

beforeAll(async () => {
  use(old);
  // On PostgreSQL the connection made one with the keys of the other tests.
  await database().execute(sql`delete from setting where key = 'keys.lookup'`);
  await openLookupKey(connection().db);
  await assertKeysFit();
  phone = lookupHash("contact:phone", "9876543210");
  await note("thing:1");
  await note("thing:2");
  await sealAudit();
  await note("thing:1");
});

test("O5c: step by step each process starts that has what is needed, and no other", async () => {
  // Before step 2 the new one alone opens nothing.
  use(fresh);
  await expect(assertKeysFit()).rejects.toThrow(/^APP_SECRET is not the one/);
  use(old, fresh);
  await assertKeysFit();
  expect(await retireSecret()).toBe("nothing_to_retire");
  use(fresh, old);
  await assertKeysFit();
  expect(await checkDatabase()).toBeNull();
  await note("thing:2");
  // Between the steps both write, in any order.
  use(old, fresh);
  await assertKeysFit();
  await note("thing:2");
  for (const one of [old, fresh]) {
    use(one);
    await expect(assertKeysFit()).rejects.toThrow(/^APP_SECRET is being changed/);
    expect(await checkDatabase()).toBe("This process has not the keys of its database.");
  }
  use(fresh, old);
  await assertKeysFit();
  expect(await problems()).toEqual([]);
});

test("O5c: retired, the old secret proves what it wrote; the log is whole with the new one alone", async () => {
  expect(await retireSecret({ pauseMs: 1 })).toBe("retired");
  expect(await retireSecret()).toBe("nothing_to_retire");
  use(fresh);
  await assertKeysFit();
  await openLookupKey(connection().db);
  expect(lookupHash("contact:phone", "9876543210")).toBe(phone);
  await note("thing:1");
  await sealAudit();
  expect(sealFiles.read().length).toBeGreaterThan(2);
  expect(await problems()).toEqual([]);
  // A process that was forgotten does not go on with it.
  use(old, fresh);
  await expect(assertKeysFit()).rejects.toThrow(/^APP_SECRET was retired on \d{4}-\d\d-\d\d/);
});

test("O5c: whoever has the retired secret can add nothing to the log and change nothing in it", async () => {
  use(fresh, old);
  const [last] = await database()
    .select()
    .from(auditEntry)
    .where(sql`chain = 'thing:2'`)
    .orderBy(sql`seq desc`)
    .limit(1);
  if (!last) throw new Error("no entry");
  const content = { ...last, seq: last.seq + 1, previousHash: last.hash, event: "test.forged" };
  const forged = { ...content, hash: entryHash(content, old) };
  await database().insert(auditEntry).values(forged);
  await database().execute(
    sql`update audit_chain set seq = ${forged.seq}, hash = ${forged.hash} where chain = 'thing:2'`,
  );
  expect(await problems()).toEqual([`Entry ${forged.seq} of thing:2 was edited`]);
  await expect(sealAudit()).rejects.toThrow(/was not written here/);
  // The same under the secret that writes is ours: that it was refused is the retirement's doing.
  await database().execute(sql`alter table audit_entry disable trigger user`);
  await database().execute(
    sql`update audit_entry set hash = ${entryHash(content)} where chain = 'thing:2' and seq = ${forged.seq}`,
  );
  expect(await problems()).toEqual([]);
});

test("O5c: a database from before keeps its hashes: the secret it was made with becomes its lookup key", async () => {
  use(fresh);
  await database().execute(sql`delete from setting where key = 'keys.lookup'`);
  await openLookupKey(connection().db);
  expect(lookupHash("aadhaar", "234123412346")).toBe(keyedHash("aadhaar", "234123412346", fresh));
  setKeys({ appSecret: fresh, encryptionKeys: [{ id: "k2", key: Buffer.alloc(32, 2) }, ...encryptionKeys] });
  await assertKeysFit();
  // Sealed anew with the rest: the old encryption key can be taken out.
  setKeys({ appSecret: fresh, encryptionKeys: [{ id: "k2", key: Buffer.alloc(32, 2) }] });
  await assertKeysFit();
  await openLookupKey(connection().db);
  expect(lookupHash("aadhaar", "234123412346")).toBe(keyedHash("aadhaar", "234123412346", fresh));
  expect(await problems()).toEqual([]);
});
