import { and, lt, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { deleteInPortions } from "#app/db/lists/delete-in-portions.server.ts";
import { accountChange } from "#app/db/schema/awards.ts";
import { keptSince, keptYears } from "#app/features/identity/rules/erasure-rules.ts";

/** The account numbers and holders that awards were moved to, once the policy's years for money are over. */
export function forgetOldAccounts(): Promise<number> {
  return deleteInPortions(
    accountChange,
    and(ne(accountChange.status, "waiting"), lt(accountChange.createdAt, keptSince(now(), keptYears.money))),
  );
}
