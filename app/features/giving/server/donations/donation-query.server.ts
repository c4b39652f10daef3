import { and, eq, gte, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { formatDate, startOfIstDay } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { descending, type ListParts } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import type { DonationFilter, DonationSort } from "../../donation-list.ts";
import { donationNumber, donationSerialOf } from "../../donation-number.ts";
import { keptPaise, partlyRefunded } from "../../donation-refund.ts";
import { type DonationStatus, donationMachine, impactOf } from "../../donation-status.ts";
import type { DonationLine } from "../../donation-view.ts";

type Query = ListQuery<DonationFilter, DonationSort>;

const columns = {
  id: donation.id,
  serial: donation.serial,
  amountPaise: donation.amountPaise,
  refundedPaise: donation.refundedPaise,
  status: donation.status,
  createdAt: donation.createdAt,
  paidAt: donation.paidAt,
  receiptNumber: donation.receiptNumber,
  donorName: donation.donorName,
  programme: programme.title,
  /** Whose awards its rupees are in. */
  students: sql<number>`(select count(distinct w.student_id)::int from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.kind = 'award'
    join award w on w.id = a.owner_id where e.source_id = ${donation.id})`,
};
type Row = Pick<
  typeof donation.$inferSelect,
  | "id"
  | "serial"
  | "amountPaise"
  | "refundedPaise"
  | "status"
  | "createdAt"
  | "paidAt"
  | "receiptNumber"
  | "donorName"
> & { programme: string; students: number };

/** Of one organisation, or of all of them (the desk's list). */
function partsOf(organisationId: string | null, query: Query) {
  return {
    query,
    where: conditionsOf(organisationId, query),
    sorts: {
      newest: [descending(donation.createdAt), descending(donation.id)],
      largest: [descending(donation.amountPaise), descending(donation.id)],
    },
    rows: (page) =>
      database()
        .select({ ...columns, place: page.place })
        .from(donation)
        .innerJoin(programme, eq(programme.id, donation.programmeId))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    counted: sql`${donation} inner join ${programme} on ${eq(programme.id, donation.programmeId)}`,
  } satisfies ListParts<DonationSort, Row & { place: string }>;
}

function conditionsOf(organisationId: string | null, { filters, search }: Query): SQL | undefined {
  const [year] = filters.year;
  const from = year ? startOfIstDay(`${year}-04-01`) : null;
  const to = year ? startOfIstDay(`${Number(year) + 1}-04-01`) : null;
  const like = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const serial = search ? donationSerialOf(search) : null;
  return and(
    organisationId === null ? undefined : eq(donation.organisationId, organisationId),
    filters.status.length > 0 ? inArray(donation.status, filters.status as DonationStatus[]) : undefined,
    from && to ? and(gte(donation.createdAt, from), lt(donation.createdAt, to)) : undefined,
    search
      ? or(
          ilike(programme.title, like),
          organisationId === null ? ilike(donation.donorName, like) : undefined,
          eq(donation.receiptNumber, search.toUpperCase()),
          serial === null ? undefined : eq(donation.serial, serial),
        )
      : undefined,
  );
}

function lineOf(row: Row): DonationLine {
  return {
    id: row.id,
    number: donationNumber(row),
    giver: row.donorName,
    programme: row.programme,
    amountPaise: row.amountPaise,
    amount: formatMoney(paise(row.amountPaise)),
    refundedPaise: row.refundedPaise,
    refundNote: partlyRefunded(row),
    students: row.students,
    date: formatDate(row.paidAt ?? row.createdAt),
    status: row.status,
    statusLabel: donationMachine.states[row.status].label,
    impact: impactOf(keptPaise(row), row.students),
    receiptNumber: row.status === "refunded" ? null : row.receiptNumber,
  };
}

/** The list of an organisation's donations: its page and its export are the same query. */
export const donationQuery = { parts: partsOf, toLine: lineOf };
