import { eq, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { callerNetwork } from "#app/core/requests/caller-network.server.ts";
import { maskAccount, maskEmail, maskPan } from "#app/core/secrets/mask.ts";
import type { Tx } from "../opening/connection.server.ts";
import { auditChain, auditEntry, auditNetwork } from "../schema/audit.ts";
import { entryHash, GENESIS } from "./audit-hash.ts";
import { plainJson } from "./canonical-json.ts";

export interface AuditRecord {
  /** The object whose history this is, "application:<id>": its entries form one chain. */
  readonly chain: string;
  /** Who helps a student stands beside what was done, by id: the name is where it can be erased. */
  readonly actor: Pick<Actor, "role" | "userId"> & { readonly helper?: { readonly id: string } | undefined };
  /** "application.submitted" */
  readonly event: string;
  /** What it happened to, when that is a part of the object ("document:<id>"); else the chain's object. */
  readonly subject?: string | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Masked by the caller; what still looks like a number of a person is masked here (T27). */
  readonly details?: Record<string, unknown> | undefined;
}

/**
 * Adds an entry to its chain in the transaction of the change. Writers of one chain wait for each other until
 * they commit; different chains do not touch each other.
 */
export async function writeAudit(tx: Tx, record: AuditRecord): Promise<void> {
  const [head] = await tx
    .insert(auditChain)
    .values({ chain: record.chain, seq: 0, hash: GENESIS })
    // Changes nothing, but locks the chain's row and reads what its last writer committed.
    .onConflictDoUpdate({ target: auditChain.chain, set: { chain: sql`excluded.chain` } })
    .returning({ seq: auditChain.seq, hash: auditChain.hash });
  if (!head) throw new Error("The audit chain could not be locked");
  const content = {
    chain: record.chain,
    seq: head.seq + 1,
    at: now(),
    actorRole: record.actor.role,
    actorId: record.actor.userId,
    event: record.event,
    subject: record.subject ?? record.chain,
    fromState: record.from ?? null,
    toState: record.to ?? null,
    details: plainJson(
      masked({ ...record.details, ...(record.actor.helper && { helper: record.actor.helper.id }) }),
    ) as Record<string, unknown>,
    previousHash: head.hash,
  };
  const hash = entryHash(content);
  // One statement, so one way to the database: every change of the last minutes before a closing comes by here.
  const written = tx.$with("written").as(
    tx
      .insert(auditEntry)
      .values({ ...content, hash })
      .returning({ seq: auditEntry.seq }),
  );
  const network = callerNetwork();
  const { chain, seq, at } = content;
  const from = network
    ? [
        tx
          .$with("told")
          .as(
            tx.insert(auditNetwork).values({ chain, seq, at, network }).returning({ seq: auditNetwork.seq }),
          ),
      ]
    : [];
  await tx
    .with(written, ...from)
    .update(auditChain)
    .set({ seq: content.seq, hash })
    .where(eq(auditChain.chain, record.chain));
}

// Not inside a public number (SS-2026-0001234-7) or an id.
const DIGITS = /(?<![\w-])\d(?:[ -]?\d){8,}(?!\w)/g;
const PAN = /\b[A-Z]{5}\d{4}[A-Z]\b/g;
const EMAIL = /[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g;
const ISO_MOMENT = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

function masked(value: unknown): unknown {
  if (typeof value === "string") {
    const isHarmless: boolean = isId(value) || ISO_MOMENT.test(value);
    return isHarmless
      ? value
      : value.replace(EMAIL, maskEmail).replace(PAN, maskPan).replace(DIGITS, maskAccount);
  }
  if (Array.isArray(value)) return value.map(masked);
  if (value !== null && typeof value === "object" && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, masked(entry)]));
  }
  return value;
}
