import { desc, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { keyedHash } from "#app/core/crypto.server.ts";
import { GENESIS, headsHash, sealHash } from "./audit-hash.ts";
import { inTransaction } from "./client.server.ts";
import { defineJob } from "./jobs.server.ts";
import { auditChain, auditSeal, auditSealHead } from "./schema/audit.ts";

const CHAINS_PER_SEAL = 1000;

export function sealSignature(hash: string): string {
  return keyedHash("audit-seal", hash);
}

/**
 * Seals the ends of the chains that grew since the last seal: from then on, cutting off a chain's last entries
 * or dropping a whole chain shows. A chain that is just being written is left to the next seal. Returns how
 * many chains it sealed.
 */
export async function sealAudit(): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await inTransaction(async (tx) => {
      // Two sealers would make two seals of one number.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('scholarsetu:seal-audit', 0))`);
      const heads = await tx
        .select({ chain: auditChain.chain, seq: auditChain.seq, hash: auditChain.hash })
        .from(auditChain)
        .where(gt(auditChain.seq, auditChain.sealedSeq))
        .limit(CHAINS_PER_SEAL)
        .for("update", { skipLocked: true });
      if (heads.length === 0) return 0;
      const [last] = await tx.select().from(auditSeal).orderBy(desc(auditSeal.seq)).limit(1);
      const content = {
        seq: (last?.seq ?? 0) + 1,
        at: now(),
        chains: heads.length,
        headsHash: headsHash(heads),
        previousHash: last?.hash ?? GENESIS,
      };
      const hash = sealHash(content);
      await tx.insert(auditSeal).values({ ...content, hash, signature: sealSignature(hash) });
      await tx.insert(auditSealHead).values(heads.map((head) => ({ sealSeq: content.seq, ...head })));
      const chains = heads.map(({ chain }) => chain);
      await tx.update(auditChain).set({ sealedSeq: auditChain.seq }).where(inArray(auditChain.chain, chains));
      return heads.length;
    });
    total += sealed;
    if (sealed < CHAINS_PER_SEAL) return total;
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
