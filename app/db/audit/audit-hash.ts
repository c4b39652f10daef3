import { createHash } from "node:crypto";
import { keyedHash } from "#app/core/secrets/crypto.server.ts";
import { canonicalJson } from "./canonical-json.ts";

/** What stands before the first entry of a chain. */
export const GENESIS = "0".repeat(64);

export interface AuditContent {
  readonly chain: string;
  readonly seq: number;
  readonly at: Date;
  readonly actorRole: string;
  readonly actorId: string | null;
  readonly event: string;
  readonly subject: string;
  readonly fromState: string | null;
  readonly toState: string | null;
  readonly details: Record<string, unknown>;
  readonly previousHash: string;
}

/** What stands before a hash that is keyed. */
const KEYED = "k1:";

export function isKeyedHash(hash: string): boolean {
  return hash.startsWith(KEYED);
}

/** Keyed by APP_SECRET: who can only write to the database cannot make an entry's hash (T58). */
export function entryHash(entry: AuditContent, secret?: string): string {
  return KEYED + keyedHash("audit-entry", canonicalJson(fieldsOf(entry, 2)), secret);
}

/** How entries were hashed before they were keyed: believed only where a seal of that time covers them. */
export function oldEntryHash(entry: AuditContent): string {
  return sha256(fieldsOf(entry, 1));
}

// Each field by name: a column added later must not silently stay outside the hash, nor enter old hashes.
function fieldsOf(entry: AuditContent, v: number) {
  const { chain, seq, at, actorRole, actorId, event, subject, fromState, toState, details, previousHash } =
    entry;
  return {
    v,
    chain,
    seq,
    at: at.toISOString(),
    actorRole,
    actorId,
    event,
    subject,
    fromState,
    toState,
    details,
    previousHash,
  };
}

export interface ChainHead {
  readonly chain: string;
  readonly seq: number;
  readonly hash: string;
}

/** The heads in an order that does not depend on a database's collation. */
export function headsHash(heads: readonly ChainHead[]): string {
  const sorted = [...heads].sort((a, b) => (a.chain < b.chain ? -1 : 1));
  return sha256(sorted.map(({ chain, seq, hash }) => [chain, seq, hash]));
}

export interface SealContent {
  readonly seq: number;
  readonly at: Date;
  readonly chains: number;
  readonly headsHash: string;
  readonly previousHash: string;
}

export function sealHash({ seq, at, chains, headsHash, previousHash }: SealContent): string {
  return sha256({ v: 1, seq, at: at.toISOString(), chains, headsHash, previousHash });
}

export function sealSignature(hash: string, secret?: string): string {
  return keyedHash("audit-seal", hash, secret);
}

function sha256(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
