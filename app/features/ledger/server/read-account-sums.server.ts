import { and, eq, gte, lt } from "drizzle-orm";
import { startOfIstDay } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ledgerAccount, ledgerEntry } from "#app/db/schema/ledger.ts";
import { journalPeriod } from "../journal-period.ts";
import type { AccountKind } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { journalParts } from "./journal-parts.server.ts";

/** What an account held before the period, what moved in it, and what it holds after it; debits above zero. */
export async function readAccountSums(actor: Actor, kind: AccountKind, period: string | undefined) {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const days = period ? journalPeriod(period) : null;
  const own = and(journalParts.isOperators, eq(ledgerAccount.kind, kind));
  const before = days
    ? await journalParts.sumOf(and(own, lt(ledgerEntry.postedAt, startOfIstDay(days.from))))
    : { paise: 0 };
  const within = await journalParts.sumOf(
    days
      ? and(
          own,
          gte(ledgerEntry.postedAt, startOfIstDay(days.from)),
          lt(ledgerEntry.postedAt, startOfIstDay(days.until)),
        )
      : own,
  );
  return { before: before.paise, moved: within.paise, after: before.paise + within.paise };
}
