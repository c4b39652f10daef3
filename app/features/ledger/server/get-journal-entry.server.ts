import { asc, eq, or, sql } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bankLine, bankMatch } from "#app/db/schema/bank-statements.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { appUser } from "#app/db/schema/users.ts";
import { journalKindWord, journalNumber } from "../journal-words.ts";
import { accountKinds } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { journalParts } from "./journal-parts.server.ts";

/** One transaction: its lines, who booked it, what it is about and where that stands. */
export async function getJournalEntry(actor: Actor, transactionId: string) {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const [found] = isId(transactionId)
    ? await database()
        .select({ row: ledgerTransaction, who: appUser.name })
        .from(ledgerTransaction)
        .leftJoin(appUser, eq(appUser.id, ledgerTransaction.actorId))
        .where(eq(ledgerTransaction.id, transactionId))
    : [];
  if (!found) throw notFound("There is no such entry.");
  const { row, who } = found;
  const lines = await database()
    .select({
      id: ledgerEntry.id,
      kind: ledgerAccount.kind,
      amountPaise: ledgerEntry.amountPaise,
      party: journalParts.party,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.transactionId, row.id))
    .orderBy(sql`${ledgerEntry.amountPaise} < 0`, asc(ledgerEntry.id));
  const others = await database()
    .select({ id: ledgerTransaction.id, serial: ledgerTransaction.serial, of: ledgerTransaction.reversesId })
    .from(ledgerTransaction)
    .where(
      or(
        eq(ledgerTransaction.reversesId, row.id),
        row.reversesId ? eq(ledgerTransaction.id, row.reversesId) : undefined,
      ),
    );
  const bankLines = await database()
    .selectDistinct({ id: bankLine.id, day: bankLine.day })
    .from(bankMatch)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, bankMatch.entryId))
    .innerJoin(bankLine, eq(bankLine.id, bankMatch.lineId))
    .where(eq(ledgerEntry.transactionId, row.id));
  return {
    bankLines: bankLines.map(({ id, day }) => ({
      href: `/admin/books/bank/lines/${id}`,
      on: formatDate(day),
    })),
    number: journalNumber(row.serial),
    what: journalKindWord(row.kind),
    at: formatDateTime(row.postedAt),
    who: who ?? (row.actorRole === "system" ? "ScholarSetu" : row.actorRole),
    reference: row.reference,
    subject: await subjectOf(row.kind, row.subjectId),
    others: others.map(({ id, serial, of }) => ({
      id,
      words: `${of === row.id ? "Reversed by" : "Reverses"} ${journalNumber(serial)}`,
    })),
    lines: lines.map(({ id, kind, amountPaise, party }) => ({
      id,
      kind,
      party,
      account: accountKinds[kind].label,
      debitPaise: Math.max(0, amountPaise),
      creditPaise: Math.max(0, -amountPaise),
    })),
  };
}

/** Where the thing itself is shown; null where it has no page of its own. */
async function subjectOf(kind: string, id: string | null): Promise<{ href: string; label: string } | null> {
  if (!id) return null;
  // A reversal is about what it reverses, so the rows are asked, not the word.
  const { rows } = await database().execute<{ href: string; label: string }>(sql`
    select '/admin/donations/' || id as href, 'The donation' as label from donation where id = ${id}
    union all select '/admin/payouts/' || batch_id, 'The payout’s batch' from payout where id = ${id}
    union all select '/admin/claim-management/' || id, 'The claim' from claim where id = ${id}
    union all select '/admin/claim-payments/' || id, 'The claims’ batch' from claim_payment_batch where id = ${id}
    union all select '/admin/books/bank/lines/' || id, 'The line of the bank' from bank_line where id = ${id}
    union all select '/admin/payment-system/' || id, 'The premium' from insurance_payment where id = ${id}`);
  return kind === "award" ? null : (rows[0] ?? null);
}
