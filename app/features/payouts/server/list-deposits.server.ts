import { desc, eq, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { fundDeposit, programme } from "#app/db/schema/programmes.ts";
import { payoutPermissions } from "../payout-permissions.ts";

/** What institutes announced and paid in, the open ones first. */
export async function listDeposits(actor: Actor) {
  payoutPermissions.assertCan(actor, "payout.see");
  const rows = await database()
    .select({ row: fundDeposit, title: programme.title, name: institute.name })
    .from(fundDeposit)
    .innerJoin(programme, eq(programme.id, fundDeposit.programmeId))
    .leftJoin(institute, eq(institute.id, fundDeposit.instituteId))
    .orderBy(sql`${fundDeposit.status} <> 'announced'`, desc(fundDeposit.announcedAt))
    .limit(100);
  return rows.map(({ row, title, name }) => ({
    id: row.id,
    institute: name ?? "An institute",
    scholarship: title,
    amount: formatMoney(paise(row.amountPaise)),
    status: row.status,
    announced: formatDate(row.announcedAt),
    received: row.receivedOn && formatDate(row.receivedOn),
    reference: row.bankReference,
  }));
}
