import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { fromNetworkOf } from "#app/core/requests/caller-network.server.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { database, inTransaction } from "../opening/client.server.ts";
import { auditEntry, auditNetwork, auditSeal } from "../schema/audit.ts";
import { writeAudit } from "./audit.server.ts";
import { entryHash, oldEntryHash } from "./audit-hash.ts";
import { readSealLines } from "./given-seal.ts";
import { sealAudit } from "./seal-audit.server.ts";
import { sealFiles } from "./seal-files.server.ts";
import { verifyAudit } from "./verify-audit.server.ts";

useTestDatabase({ poolSize: 20 });

// Someone with the database administrator's rights: the triggers do not stop them, the verifier must.
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  const tables = ["audit_entry", "audit_chain", "audit_seal", "audit_seal_head"];
  for (const table of tables) await database().execute(sql.raw(`alter table ${table} disable trigger user`));
  await database().execute(statement);
  for (const table of tables) await database().execute(sql.raw(`alter table ${table} enable trigger user`));
}

let chain = "";

async function write(count: number, to = chain): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: to,
        actor: systemActor,
        event: "application.moved",
        from: `state_${index - 1}`,
        to: `state_${index}`,
        details: { index, nested: { z: 1.5, a: ["x", null] }, text: "తెలుగు 😀" },
      }),
    );
  }
}

beforeEach(async () => {
  chain = `application:${newId()}`;
  await write(5);
});

afterEach(async () => {
  await tamper(sql`delete from audit_entry`);
  await tamper(sql`delete from audit_chain`);
  await tamper(sql`delete from audit_seal_head`);
  await tamper(sql`delete from audit_seal`);
  sealFiles.setAside();
});

test("an untouched log verifies, before and after it is sealed, and goes on", async () => {
  expect(await verifyAudit()).toMatchObject({ entries: 5, chains: 1, seals: 0, problems: [] });
  expect(await sealAudit()).toBe(1);
  expect(await sealAudit()).toBe(0);
  await write(2);
  await write(1, "account:second");
  expect(await sealAudit()).toBe(2);
  expect(await verifyAudit()).toMatchObject({ entries: 8, chains: 2, seals: 2, problems: [] });
});

test("T33: the log is append-only", async () => {
  for (const change of [
    sql`update audit_entry set event = 'x'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
    sql`delete from audit_chain`,
    sql`truncate audit_seal_head, audit_seal`,
  ]) {
    await expect(database().execute(change)).rejects.toMatchObject({ code: "23001" });
  }
});

test("T33: an edited row is named, whichever column was edited", async () => {
  for (const change of [
    "event = 'application.approved'",
    "at = at + interval '1 millisecond'",
    "to_state = 'approved'",
    "actor_role = 'admin'",
    `actor_id = '${newId()}'`,
    "subject = 'document:1'",
    `details = '{"index": 33}'`,
    "from_state = null",
  ]) {
    const [kept] = await database().select().from(auditEntry).where(sql`${auditEntry.seq} = 3`);
    await tamper(sql`update audit_entry set ${sql.raw(change)} where seq = 3`);
    const { problems } = await verifyAudit();
    expect(problems, change).toEqual([
      { kind: "edited", chain, seq: 3, message: `Entry 3 of ${chain} was edited` },
    ]);
    await tamper(sql`delete from audit_entry where seq = 3`);
    if (kept) await database().insert(auditEntry).values(kept);
    expect((await verifyAudit()).problems).toEqual([]);
  }
});

test("T33: an edit with its own hash made right still shows at the next row", async () => {
  const [row] = await database().select().from(auditEntry).where(eq(auditEntry.seq, 3));
  if (!row) throw new Error("no row");
  const forged = entryHash({ ...row, event: "forged" });
  await tamper(sql`update audit_entry set event = 'forged', hash = ${forged} where seq = 3`);
  expect((await verifyAudit()).problems).toMatchObject([{ kind: "edited", chain, seq: 3 }]);
});

test("T33: a removed row is named, in the middle, at the beginning and at the end", async () => {
  for (const seq of [3, 1, 5]) {
    const [kept] = await database().select().from(auditEntry).where(eq(auditEntry.seq, seq));
    await tamper(sql`delete from audit_entry where seq = ${seq}`);
    const { problems } = await verifyAudit();
    expect(problems).toMatchObject([{ kind: seq === 5 ? "truncated" : "removed", chain, seq }]);
    if (kept) await database().insert(auditEntry).values(kept);
  }
});

test("T33: two rows that changed places are named", async () => {
  await tamper(sql`update audit_entry set seq = 99 where seq = 2`);
  await tamper(sql`update audit_entry set seq = 2 where seq = 4`);
  await tamper(sql`update audit_entry set seq = 4 where seq = 99`);
  const { problems } = await verifyAudit();
  expect(problems).toMatchObject([{ kind: "reordered", chain, seq: 2 }]);
  expect(problems[0]?.message).toBe(`Entry 2 of ${chain} was moved there from number 4`);
});

test("T33: after a seal, cutting off a chain's end or the whole chain shows even when the ends table agrees", async () => {
  await write(2, "claim:gone");
  await sealAudit();
  const [fourth] = await database().select().from(auditEntry).where(eq(auditEntry.seq, 4));
  await tamper(sql`delete from audit_entry where chain = ${chain} and seq = 5`);
  await tamper(
    sql`update audit_chain set seq = 4, hash = ${fourth?.hash ?? ""}, sealed_seq = 0 where chain = ${chain}`,
  );
  await tamper(sql`delete from audit_entry where chain = 'claim:gone'`);
  await tamper(sql`delete from audit_chain where chain = 'claim:gone'`);
  expect((await verifyAudit()).problems).toMatchObject([
    { kind: "truncated", chain, seq: 5 },
    { kind: "truncated", chain: "claim:gone", seq: 2 },
  ]);
});

test("T33: a chain rewritten with right hashes from the middle on does not match its seal", async () => {
  await sealAudit();
  let previousHash = "";
  const rows = await database().select().from(auditEntry).orderBy(auditEntry.seq);
  for (const row of rows) {
    const forged = {
      ...row,
      previousHash: previousHash || row.previousHash,
      event: row.seq < 3 ? row.event : "forged",
    };
    previousHash = entryHash(forged);
    await tamper(sql`update audit_entry set event = ${forged.event}, previous_hash = ${forged.previousHash},
      hash = ${previousHash} where seq = ${row.seq}`);
  }
  await tamper(sql`update audit_chain set hash = ${previousHash}`);
  expect((await verifyAudit()).problems).toMatchObject([{ kind: "edited", chain, seq: 5 }]);
});

test("T33: seals that are edited, removed, or made without the secret show", async () => {
  await sealAudit();
  await write(1);
  await sealAudit();
  await tamper(sql`update audit_seal set at = at + interval '1 second' where seq = 1`);
  expect((await verifyAudit()).problems).toMatchObject([
    { kind: "seal", seq: 1, message: "Seal 1 was edited" },
  ]);
  await tamper(sql`update audit_seal set at = at - interval '1 second' where seq = 1`);
  expect((await verifyAudit()).problems).toEqual([]);

  setKeys({ ...env().keys, appSecret: "another secret that an intruder would have to guess" });
  const messages = (await verifyAudit()).problems.map(({ message }) => message);
  expect(messages).toContain("Seal 1 was not made with this system's secret");
  expect(messages).toContain(`Entry 1 of ${chain} was edited`);
  setKeys(null);

  await tamper(sql`delete from audit_seal_head where seal_seq = 2`);
  await tamper(sql`delete from audit_seal where seq = 2`);
  expect((await verifyAudit()).problems).toMatchObject([
    { kind: "seal", chain, seq: 6 },
    { chain: "given seal", seq: 2 },
  ]);
});

/** The entries as somebody writes them who has the database and not APP_SECRET. */
async function forgeWithoutSecret(hashOf: (entry: typeof auditEntry.$inferSelect) => string): Promise<void> {
  const rows = await database().select().from(auditEntry).orderBy(auditEntry.seq);
  let previousHash = rows[1]?.hash ?? "";
  for (const row of rows.slice(2)) {
    const forged = { ...row, previousHash, actorId: newId(), event: "payout_batch.approve" };
    previousHash = hashOf(forged);
    await tamper(sql`update audit_entry set event = ${forged.event}, actor_id = ${forged.actorId},
      previous_hash = ${forged.previousHash}, hash = ${previousHash} where seq = ${row.seq}`);
  }
  await tamper(sql`update audit_chain set hash = ${previousHash}, sealed_seq = 0`);
  await tamper(sql`delete from audit_seal_head`);
  await tamper(sql`delete from audit_seal`);
}

test("X10, T33, T58: rewritten with SQL alone, seals dropped and the ends lowered: found, and never signed", async () => {
  await sealAudit();
  await forgeWithoutSecret(oldEntryHash);
  const messages = (await verifyAudit()).problems.map(({ message }) => message);
  expect(messages).toContain(`Entry 3 of ${chain} was edited`);
  expect(messages.join()).toMatch(/Seal 1, given out at .* is gone from the database/);
  await expect(sealAudit()).rejects.toThrow("not sealed");
  // Even where the files outside are gone, the sealer signs no entry that this system did not write.
  sealFiles.setAside();
  await write(1);
  await tamper(sql`update audit_entry set hash = 'k1:00' where seq = 4`);
  await expect(sealAudit()).rejects.toThrow("was not written here");
});

test("X10, T58: rewritten with the secret and sealed anew: found by the seals an auditor kept", async () => {
  await sealAudit();
  const kept = sealFiles.read();
  expect(readSealLines(kept.map((seal) => JSON.stringify(seal)).join("\n"))).toEqual(kept);
  await forgeWithoutSecret(entryHash);
  sealFiles.setAside();
  await sealAudit();
  expect((await verifyAudit()).problems).toEqual([]);
  expect((await verifyAudit(kept)).problems).toMatchObject([{ kind: "seal", seq: 1 }]);
  const [first] = kept;
  if (!first) throw new Error("no seal");
  const bent = { ...first, hash: (await database().select().from(auditSeal))[0]?.hash ?? "" };
  expect((await verifyAudit([bent])).problems[0]?.message).toContain("signature does not fit");
});

test("entries of the time before hashes were keyed are believed under their seal, and nowhere else", async () => {
  const rows = await database().select().from(auditEntry).orderBy(auditEntry.seq);
  let previousHash = "";
  for (const row of rows) {
    const old = { ...row, previousHash: previousHash || row.previousHash };
    previousHash = oldEntryHash(old);
    await tamper(
      sql`update audit_entry set previous_hash = ${old.previousHash}, hash = ${previousHash} where seq = ${row.seq}`,
    );
  }
  await tamper(sql`update audit_chain set hash = ${previousHash}`);
  expect((await verifyAudit()).problems).toMatchObject([{ kind: "edited", seq: 1 }]);
  expect(await sealAudit()).toBe(1);
  await write(2);
  await sealAudit();
  expect((await verifyAudit()).problems).toEqual([]);
});

test("parallel writers of one chain make one unbroken chain; other chains do not wait", async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => write(1, index % 4 === 0 ? "busy:1" : `quiet:${index}`)),
  );
  const report = await verifyAudit();
  expect(report).toMatchObject({ entries: 45, problems: [] });
  const { rows } = await database().execute(
    sql`select max(seq) as seq from audit_entry where chain = 'busy:1'`,
  );
  expect(rows).toEqual([{ seq: 10 }]);
  if (engine === "pglite") return;
  // A writer that has not committed holds its own chain only.
  const gate = Promise.withResolvers<void>();
  const open = inTransaction(async (tx) => {
    await writeAudit(tx, { chain: "busy:1", actor: systemActor, event: "slow" });
    await gate.promise;
  });
  await write(1, "quiet:other");
  expect(await sealAudit()).toBeGreaterThan(0);
  gate.resolve();
  await open;
  expect(await sealAudit()).toBe(1);
  expect((await verifyAudit()).problems).toEqual([]);
});

test("an entry is written with its change or not at all", async () => {
  const failing = inTransaction(async (tx) => {
    await writeAudit(tx, { chain, actor: systemActor, event: "undone" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await verifyAudit()).toMatchObject({ entries: 5, problems: [] });
});

test("T27: what looks like a person's number is masked even when the caller forgot", async () => {
  const id = newId();
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: "account:masked",
      actor: systemActor,
      event: "account.changed",
      details: {
        id,
        note: "call 98765 43210 or asha.rao@example.org",
        bank: ["123456789012345678"],
        pan: "ABCPE1234F",
        aadhaar: "2345 6789 0124",
        paise: 1234567890123,
        day: "2026-11-15",
        number: "SS-2026-0001234-7",
      },
    }),
  );
  const [entry] = await database().select().from(auditEntry).where(eq(auditEntry.chain, "account:masked"));
  expect(entry?.details).toEqual({
    id,
    note: "call XXXXXX3210 or a•••@example.org",
    bank: ["XXXXXX5678"],
    pan: "XXXXX1234X",
    aadhaar: "XXXXXX0124",
    paise: 1234567890123,
    day: "2026-11-15",
    number: "SS-2026-0001234-7",
  });
});

test("X22: an entry that a request caused tells its network, shortened; a job's tells none; the chain is whole", async () => {
  await fromNetworkOf("203.0.113.77", () => write(1));
  await write(1);
  const rows = await database().select().from(auditNetwork).where(eq(auditNetwork.chain, chain));
  expect(rows).toMatchObject([{ seq: 6, network: "203.0.113.0/24" }]);
  expect(await verifyAudit()).toMatchObject({ entries: 7, problems: [] });
});
