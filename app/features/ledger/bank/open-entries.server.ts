import { and, asc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { bankMatch } from "#app/db/schema/bank-statements.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import type { BankAccount } from "./bank-accounts.ts";

interface Asked {
  readonly account: BankAccount;
  readonly from?: Date;
  readonly before?: Date;
  readonly where?: SQL;
  readonly limit?: number;
  readonly orderBy?: SQL;
  readonly tx?: Tx;
}

/** Entries of the books on a bank account that no line of the bank explains yet. */
export function listOpenEntries({ account, from, before, where, limit, orderBy, tx }: Asked) {
  const query = (tx ?? database())
    .select({
      id: ledgerEntry.id,
      transactionId: ledgerTransaction.id,
      serial: ledgerTransaction.serial,
      kind: ledgerTransaction.kind,
      subjectId: ledgerTransaction.subjectId,
      reference: ledgerTransaction.reference,
      /** A donation is booked by its receipt; the bank knows the gateway's own number. */
      gatewayReference: sql<string | null>`(select d.payment_reference from donation d
        where d.id = ${ledgerTransaction.subjectId} and ${ledgerTransaction.kind} = 'donation')`,
      amountPaise: ledgerEntry.amountPaise,
      postedAt: ledgerEntry.postedAt,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .leftJoin(bankMatch, eq(bankMatch.entryId, ledgerEntry.id))
    .where(
      and(
        eq(ledgerAccount.kind, account),
        isNull(bankMatch.entryId),
        from ? gte(ledgerEntry.postedAt, from) : undefined,
        before ? lt(ledgerEntry.postedAt, before) : undefined,
        where,
      ),
    )
    .orderBy(orderBy ?? sql`${ledgerEntry.postedAt}`, asc(ledgerEntry.id))
    .$dynamic();
  return limit ? query.limit(limit) : query;
}
