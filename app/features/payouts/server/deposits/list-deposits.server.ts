import { and, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { fundDeposit, programme } from "#app/db/schema/programmes.ts";
import type { DepositLine } from "../../deposit-line.ts";
import type { DepositFilter, DepositSort } from "../../deposit-list.ts";
import { depositMachine } from "../../deposit-status.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** What institutes announced and paid in. */
export async function listDeposits(
  actor: Actor,
  query: ListQuery<DepositFilter, DepositSort>,
): Promise<Page<DepositLine>> {
  payoutPermissions.assertCan(actor, "payout.see");
  const wanted = query.filters.status as DepositLine["status"][];
  const like = `%${(query.search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const found = await listPage({
    query,
    where: and(
      wanted.length > 0 ? inArray(fundDeposit.status, [...wanted]) : undefined,
      query.search
        ? or(
            ilike(institute.name, like),
            ilike(programme.title, like),
            ilike(fundDeposit.bankReference, like),
          )
        : undefined,
    ),
    sorts: {
      newest: [descending(fundDeposit.announcedAt), descending(fundDeposit.id)],
      oldest: [ascending(fundDeposit.announcedAt), ascending(fundDeposit.id)],
      largest: [descending(fundDeposit.amountPaise), descending(fundDeposit.id)],
    },
    rows: (part) =>
      database()
        .select({ row: fundDeposit, title: programme.title, name: institute.name, place: part.place })
        .from(fundDeposit)
        .innerJoin(programme, eq(programme.id, fundDeposit.programmeId))
        .leftJoin(institute, eq(institute.id, fundDeposit.instituteId))
        .where(part.where)
        .orderBy(...part.orderBy)
        .limit(part.limit),
    counted: sql`${fundDeposit} inner join ${programme} on ${eq(programme.id, fundDeposit.programmeId)} left join ${institute} on ${eq(institute.id, fundDeposit.instituteId)}`,
  });
  return { ...found, rows: found.rows.map(toLine) };
}

type Row = { row: typeof fundDeposit.$inferSelect; title: string; name: string | null };

function toLine({ row, title, name }: Row): DepositLine {
  return {
    id: row.id,
    institute: name ?? "An institute",
    scholarship: title,
    amount: formatMoney(paise(row.amountPaise)),
    amountPaise: row.amountPaise,
    status: row.status,
    statusLabel: depositMachine.states[row.status].label,
    announced: formatDate(row.announcedAt),
    announcedOn: istDate(row.announcedAt),
    received: row.receivedOn && formatDate(row.receivedOn),
    receivedOn: row.receivedOn,
    reference: row.bankReference,
  };
}
