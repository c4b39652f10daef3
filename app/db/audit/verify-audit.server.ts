import { asc, eq, gt, sql } from "drizzle-orm";
import { database } from "../opening/client.server.ts";
import { auditEntry, auditSeal, auditSealHead } from "../schema/audit.ts";
import { GENESIS, headsHash, isKeyedHash, oldEntryHash, sealHash } from "./audit-hash.ts";
import { AuditKeys } from "./audit-keys.server.ts";
import type { AuditProblem } from "./audit-problem.ts";
import { compareSeals } from "./compare-seals.server.ts";
import type { GivenSeal } from "./given-seal.ts";
import { sealFiles } from "./seal-files.server.ts";

const BATCH = 1000;
const PROBLEMS_KEPT = 1000;

export interface AuditReport {
  readonly entries: number;
  readonly chains: number;
  readonly seals: number;
  /** The first broken row of each chain. */
  readonly problems: readonly AuditProblem[];
}

type Entry = typeof auditEntry.$inferSelect;

/**
 * Reads every entry and every seal once, in batches, and names the first broken row of each chain. The seals are
 * held against those that have left the database: the files of DATA_DIR, and what an auditor hands in.
 */
export async function verifyAudit(given: readonly GivenSeal[] = []): Promise<AuditReport> {
  const problems = new Map<string, AuditProblem>();
  const report = (problem: AuditProblem) => {
    if (!problems.has(problem.chain) && problems.size < PROBLEMS_KEPT) problems.set(problem.chain, problem);
  };
  const keys = await AuditKeys.read({ withEnds: true });
  const { entries, chains } = await checkEntries(keys, report);
  await checkEnds(report);
  const seals = await checkSeals(keys, report);
  for (const list of [given, sealFiles.read()])
    for (const problem of await compareSeals(list)) report(problem);
  return { entries, chains, seals, problems: [...problems.values()] };
}

type Report = (problem: AuditProblem) => void;

async function checkEntries(keys: AuditKeys, report: Report): Promise<{ entries: number; chains: number }> {
  let entries = 0;
  let chains = 0;
  let last: Entry | null = null;
  const sealedTo = await readSealedEnds();
  for (;;) {
    const batch: Entry[] = await database()
      .select()
      .from(auditEntry)
      .where(last ? sql`(${auditEntry.chain}, ${auditEntry.seq}) > (${last.chain}, ${last.seq})` : undefined)
      .orderBy(asc(auditEntry.chain), asc(auditEntry.seq))
      .limit(BATCH);
    for (const entry of batch) {
      const previous: Entry | null = last?.chain === entry.chain ? last : null;
      if (!previous) chains += 1;
      const problem = await problemOf(keys, entry, previous, entry.seq <= (sealedTo.get(entry.chain) ?? 0));
      if (problem) report(problem);
      last = entry;
    }
    entries += batch.length;
    if (batch.length < BATCH) return { entries, chains };
  }
}

/** How far each chain is under a seal; checkSeals says whether the seals are right. */
async function readSealedEnds(): Promise<Map<string, number>> {
  const { rows } = await database().execute<{ chain: string; seq: number }>(
    sql`select chain, max(seq) as seq from audit_seal_head group by chain`,
  );
  return new Map(rows.map(({ chain, seq }) => [chain, Number(seq)]));
}

async function problemOf(
  keys: AuditKeys,
  entry: Entry,
  previous: Entry | null,
  isSealed: boolean,
): Promise<AuditProblem | null> {
  const { chain, seq } = entry;
  const expected = (previous?.seq ?? 0) + 1;
  // Before hashes were keyed anybody could make one: such an entry is believed under a seal only, and never after a keyed one.
  const isOld = !isKeyedHash(entry.hash) && isSealed && !(previous && isKeyedHash(previous.hash));
  if (isOld ? oldEntryHash(entry) !== entry.hash : !keys.wrote(entry)) {
    const home = await findHome(keys, entry);
    return home === null
      ? { kind: "edited", chain, seq, message: `Entry ${seq} of ${chain} was edited` }
      : { kind: "reordered", chain, seq, message: `Entry ${seq} of ${chain} was moved there from ${home}` };
  }
  if (seq !== expected) {
    return { kind: "removed", chain, seq: expected, message: `Entry ${expected} of ${chain} was removed` };
  }
  if (entry.previousHash !== (previous?.hash ?? GENESIS)) {
    // The row itself is whole: it is the one before it that is not the one it was written after.
    const broken = previous?.seq ?? seq;
    return { kind: "edited", chain, seq: broken, message: `Entry ${broken} of ${chain} was replaced` };
  }
  return null;
}

/** Where an entry fits whose content does not belong to its number: that number was changed. */
async function findHome(keys: AuditKeys, entry: Entry): Promise<string | null> {
  const length = await database().$count(auditEntry, eq(auditEntry.chain, entry.chain));
  for (let seq = 1; seq <= Math.min(length + 1, 10_000); seq += 1) {
    if (keys.wrote({ ...entry, seq })) return `number ${seq}`;
  }
  return null;
}

/** Entries missing at a chain's end, and chains missing as a whole: what the table of ends still knows. */
async function checkEnds(report: Report): Promise<void> {
  const { rows } = await database().execute<{ chain: string; seq: number; found: number | null }>(sql`
    select c.chain, c.seq, max(e.seq) as found
    from audit_chain c left join audit_entry e on e.chain = c.chain
    group by c.chain, c.seq having max(e.seq) is distinct from c.seq order by c.chain limit ${PROBLEMS_KEPT}`);
  for (const { chain, seq, found } of rows) report(missingEnd(chain, seq, found));
  const strays = await database().execute<{ chain: string; seq: number }>(sql`
    select e.chain, min(e.seq) as seq from audit_entry e
    where not exists (select from audit_chain c where c.chain = e.chain) group by e.chain limit ${PROBLEMS_KEPT}`);
  for (const { chain, seq } of strays.rows) {
    report({
      kind: "truncated",
      chain,
      seq,
      message: `The end of ${chain} is not known: its row was removed`,
    });
  }
}

function missingEnd(chain: string, seq: number, found: number | null): AuditProblem {
  const first = (found ?? 0) + 1;
  return first > seq
    ? {
        kind: "truncated",
        chain,
        seq: first - 1,
        message: `Entry ${first - 1} of ${chain} was added past its end`,
      }
    : {
        kind: "truncated",
        chain,
        seq: first,
        message: `Entry ${first} of ${chain} was removed from its end`,
      };
}

async function checkSeals(keys: AuditKeys, report: Report): Promise<number> {
  let count = 0;
  let previousHash = GENESIS;
  for (;;) {
    const batch = await database()
      .select()
      .from(auditSeal)
      .where(gt(auditSeal.seq, count))
      .orderBy(asc(auditSeal.seq))
      .limit(BATCH);
    for (const seal of batch) {
      count += 1;
      const broken = (message: string) => report({ kind: "seal", chain: "seal", seq: count, message });
      if (seal.seq !== count) {
        broken(`Seal ${count} was removed`);
        return count;
      }
      const heads = await database().select().from(auditSealHead).where(eq(auditSealHead.sealSeq, seal.seq));
      if (seal.previousHash !== previousHash) broken(`Seal ${count} does not follow the one before it`);
      else if (sealHash(seal) !== seal.hash || headsHash(heads) !== seal.headsHash)
        broken(`Seal ${count} was edited`);
      else if (!keys.sealed(seal)) {
        broken(`Seal ${count} was not made with this system's secret`);
      }
      previousHash = seal.hash;
    }
    if (batch.length < BATCH) break;
  }
  await checkSealedEnds(report);
  return count;
}

/** What a seal saw must still be there: the table of ends can be rewritten, the seals cannot. */
async function checkSealedEnds(report: Report): Promise<void> {
  const { rows } = await database().execute<{ chain: string; seq: number; there: boolean }>(sql`
    select h.chain, h.seq, e.hash is not null as there
    from audit_seal_head h left join audit_entry e on e.chain = h.chain and e.seq = h.seq
    where e.hash is distinct from h.hash order by h.chain, h.seq limit ${PROBLEMS_KEPT}`);
  for (const { chain, seq, there } of rows) {
    const what = there ? "is not the one that was sealed" : "was removed after it was sealed";
    report({ kind: there ? "edited" : "truncated", chain, seq, message: `Entry ${seq} of ${chain} ${what}` });
  }
  const behind = await database().execute<{ chain: string; seq: number }>(sql`
    select c.chain, c.sealed_seq as seq from audit_chain c where c.sealed_seq > 0 and not exists (
      select from audit_seal_head h where h.chain = c.chain and h.seq = c.sealed_seq) limit ${PROBLEMS_KEPT}`);
  for (const { chain, seq } of behind.rows) {
    report({ kind: "seal", chain, seq, message: `The seal over entry ${seq} of ${chain} was removed` });
  }
}
