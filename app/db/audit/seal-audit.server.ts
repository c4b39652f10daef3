import { and, desc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { defineJob } from "../jobs/jobs.server.ts";
import { inTransaction, type Tx } from "../opening/client.server.ts";
import { auditChain, auditEntry, auditSeal, auditSealHead } from "../schema/audit.ts";
import { GENESIS, headsHash, oldEntryHash, sealHash, sealSignature } from "./audit-hash.ts";
import { AuditKeys } from "./audit-keys.server.ts";
import { compareSeals } from "./compare-seals.server.ts";
import { sealFiles } from "./seal-files.server.ts";

type Seal = typeof auditSeal.$inferSelect;

const CHAINS_PER_SEAL = 1000;

/**
 * Seals the ends of the chains that grew since the last seal: from then on, cutting off a chain's last entries
 * or dropping a whole chain shows. A chain that is just being written is left to the next seal. Each seal leaves
 * the database. Returns how many chains it sealed. Signs nothing that contradicts what has left already (T58).
 */
export async function sealAudit(): Promise<number> {
  const newest = sealFiles.newest();
  if (newest) {
    const [problem] = await compareSeals([newest]);
    if (problem) throw new Error(`The audit log is not sealed: ${problem.message}`);
  }
  let total = 0;
  for (;;) {
    const made = await inTransaction((tx) => sealSome(tx, newest !== null));
    if (!made) return total;
    await sealFiles.lay(made);
    total += made.chains;
    if (made.chains < CHAINS_PER_SEAL) return total;
  }
}

async function sealSome(tx: Tx, hasLeft: boolean): Promise<Seal | null> {
  // Two sealers would make two seals of one number.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('scholarsetu:seal-audit', 0))`);
  const heads = await tx
    .select({
      chain: auditChain.chain,
      seq: auditChain.seq,
      hash: auditChain.hash,
      sealedSeq: auditChain.sealedSeq,
    })
    .from(auditChain)
    .where(gt(auditChain.seq, auditChain.sealedSeq))
    .limit(CHAINS_PER_SEAL)
    .for("update", { skipLocked: true });
  if (heads.length === 0) return null;
  await assertOwnEntries(tx, heads, hasLeft);
  const [last] = await tx.select().from(auditSeal).orderBy(desc(auditSeal.seq)).limit(1);
  const content = {
    seq: (last?.seq ?? 0) + 1,
    at: now(),
    chains: heads.length,
    headsHash: headsHash(heads),
    previousHash: last?.hash ?? GENESIS,
  };
  const hash = sealHash(content);
  const seal = { ...content, hash, signature: sealSignature(hash) };
  await tx.insert(auditSeal).values(seal);
  await tx
    .insert(auditSealHead)
    .values(heads.map(({ chain, seq, hash: end }) => ({ sealSeq: content.seq, chain, seq, hash: end })));
  const chains = heads.map(({ chain }) => chain);
  await tx.update(auditChain).set({ sealedSeq: auditChain.seq }).where(inArray(auditChain.chain, chains));
  return seal;
}

/**
 * Only what this system wrote is sealed: each entry since the last seal bears its keyed hash. Entries of the
 * time before hashes were keyed are sealed once, while no seal has left yet.
 */
async function assertOwnEntries(
  tx: Tx,
  heads: readonly { chain: string; seq: number; hash: string; sealedSeq: number }[],
  hasLeft: boolean,
): Promise<void> {
  const entries = await tx
    .select(getTableColumns(auditEntry))
    .from(auditEntry)
    .innerJoin(
      auditChain,
      and(eq(auditChain.chain, auditEntry.chain), gt(auditEntry.seq, auditChain.sealedSeq)),
    )
    .where(
      inArray(
        auditEntry.chain,
        heads.map(({ chain }) => chain),
      ),
    );
  const keys = await AuditKeys.read();
  for (const entry of entries) {
    const isOwn = keys.wrote(entry) || (!hasLeft && entry.hash === oldEntryHash(entry));
    if (!isOwn) {
      throw new Error(
        `The audit log is not sealed: entry ${entry.seq} of ${entry.chain} was not written here`,
      );
    }
  }
}

export const sealAuditJob = defineJob({
  name: "audit.seal",
  schema: z.object({}),
  cron: "*/10 * * * *",
  singleton: true,
  async run() {
    await sealAudit();
  },
});
