import { sql } from "drizzle-orm";
import { acceptedSecrets, timingSafeEqualText } from "#app/core/secrets/crypto.server.ts";
import { signingKey } from "#app/core/secrets/signing-key.server.ts";
import { secretMark } from "../keys/keys-check.ts";
import { type RetiredSecret, retiredSecrets } from "../keys/retired-secrets.server.ts";
import { database } from "../opening/client.server.ts";
import { type AuditContent, entryHash, sealSignature } from "./audit-hash.ts";

const SIGNING = "audit-seal-signing";

type Retired = RetiredSecret & { readonly ends: ReadonlyMap<string, number> };

/**
 * What may have written the audit log: the secrets of today anywhere, a retired one only up to the seal that ended
 * it. Whoever stole a retired secret can neither add to the log nor change what the seals of its successor cover.
 */
export class AuditKeys {
  private readonly live: readonly string[];
  private readonly retired: readonly Retired[];

  private constructor(live: readonly string[], retired: readonly Retired[]) {
    this.live = live;
    this.retired = retired;
  }

  /** `withEnds` reads how far each retired secret reached: for whoever reads the whole log. */
  static async read({ withEnds = false } = {}): Promise<AuditKeys> {
    const retired = await retiredSecrets.read();
    const marks = new Set(retired.map(({ mark }) => mark));
    const live = acceptedSecrets().filter((secret) => !marks.has(secretMark(secret)));
    const known: Retired[] = [];
    for (const one of retired)
      known.push({ ...one, ends: withEnds ? await endsUnder(one.sealSeq) : new Map() });
    return new AuditKeys(live, known);
  }

  /** Whether the entry's hash is one that this system made for what the entry says. */
  wrote(entry: AuditContent & { readonly hash: string }): boolean {
    return (
      this.live.some((secret) => entryHash(entry, secret) === entry.hash) ||
      this.retired.some(
        ({ secret, ends }) =>
          entry.seq <= (ends.get(entry.chain) ?? 0) && entryHash(entry, secret) === entry.hash,
      )
    );
  }

  sealed({ seq, hash, signature }: { seq: number; hash: string; signature: string }): boolean {
    const secrets = [...this.live, ...this.retiredAt(seq)];
    return secrets.some((secret) => timingSafeEqualText(signature, sealSignature(hash, secret)));
  }

  /** Whether a seal that left the database bears a key that was ours when it was made. */
  isOwnKey(publicKey: string, sealSeq: number): boolean {
    const secrets = [...this.live, ...this.retiredAt(sealSeq)];
    return secrets.some((secret) => signingKey(SIGNING, secret).publicKey === publicKey);
  }

  private retiredAt(sealSeq: number): string[] {
    return this.retired.filter((one) => sealSeq <= one.sealSeq).map(({ secret }) => secret);
  }
}

/** How far each chain was sealed when the secret was retired. */
async function endsUnder(sealSeq: number): Promise<Map<string, number>> {
  const { rows } = await database().execute<{ chain: string; seq: number }>(
    sql`select chain, max(seq) as seq from audit_seal_head where seal_seq <= ${sealSeq} group by chain`,
  );
  return new Map(rows.map(({ chain, seq }) => [chain, Number(seq)]));
}
