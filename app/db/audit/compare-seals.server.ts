import { asc, between } from "drizzle-orm";
import { isSignedBy } from "#app/core/secrets/signing-key.server.ts";
import { database } from "../opening/client.server.ts";
import { auditSeal } from "../schema/audit.ts";
import { AuditKeys } from "./audit-keys.server.ts";
import type { AuditProblem } from "./audit-problem.ts";
import { type GivenSeal, signedText } from "./given-seal.ts";

const BATCH = 1000;

/**
 * Seals that left the database against those that are in it (T58). One that was given out and is gone, or is
 * another one now, means that the log was rewritten from there on, however right its own hashes are.
 */
export async function compareSeals(given: readonly GivenSeal[]): Promise<AuditProblem[]> {
  const keys = await AuditKeys.read();
  for (const seal of given) {
    if (!isSignedBy(seal.publicKey, signedText(seal), seal.signature)) {
      return [problem(seal.seq, `The given seal ${seal.seq} was changed: its signature does not fit`)];
    }
    if (!keys.isOwnKey(seal.publicKey, seal.seq)) {
      return [problem(seal.seq, `The given seal ${seal.seq} was signed with another key than this system's`)];
    }
  }
  for (let start = 0; start < given.length; start += BATCH) {
    const part = given.slice(start, start + BATCH);
    const [from, to] = [part[0]?.seq ?? 0, part.at(-1)?.seq ?? 0];
    const rows = await database()
      .select({ seq: auditSeal.seq, hash: auditSeal.hash })
      .from(auditSeal)
      .where(between(auditSeal.seq, from, to))
      .orderBy(asc(auditSeal.seq));
    const kept = new Map(rows.map(({ seq, hash }) => [seq, hash]));
    for (const { seq, hash, at } of part) {
      const now = kept.get(seq);
      if (now === undefined)
        return [problem(seq, `Seal ${seq}, given out at ${at}, is gone from the database`)];
      if (now !== hash) return [problem(seq, `Seal ${seq} is not the one that was given out at ${at}`)];
    }
  }
  return [];
}

function problem(seq: number, message: string): AuditProblem {
  return { kind: "seal", chain: "given seal", seq, message };
}
