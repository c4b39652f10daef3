import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { claim } from "#app/db/schema/claims.ts";

/** Approved, an account known, and no money on its way; sent back once, another account was given since. */
export const readyToPay = and(
  eq(claim.status, "approved"),
  isNull(claim.deletedAt),
  isNotNull(claim.approvedPaise),
  isNotNull(claim.payeeAccountEncrypted),
  isNotNull(claim.payeeIfsc),
  sql`not exists (select from claim_payment p where p.claim_id = ${claim.id}
    and (p.status in ('prepared', 'sent', 'paid')
      or (p.status = 'returned' and not exists (select from audit_entry a where a.chain = 'claim:' || p.claim_id
        and a.event = 'claim.account_saved' and a.at >= p.settled_at))))`,
);
