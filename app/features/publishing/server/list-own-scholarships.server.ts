import { and, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import {
  ascending,
  descending,
  listPage,
  type PageRequest,
  streamRows,
} from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { type ScholarshipStatus, scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { periodLabels } from "../forms/scholarship-choices.ts";
import type { OwnScholarshipLine } from "../own-scholarship.ts";
import {
  type OwnScholarshipFilter,
  type OwnScholarshipSort,
  ownScholarshipList,
} from "../own-scholarship-list.ts";

type Query = ListQuery<OwnScholarshipFilter, OwnScholarshipSort>;

// Written out: in a select from one table Drizzle leaves the table's name away, and "id" would mean both.
const counted = (condition: SQL) =>
  sql<number>`(select count(*) from application a where a.scholarship_id = scholarship.id and a.erased_at is null and ${condition})`.mapWith(
    Number,
  );

function ownOnly(actor: Actor): string {
  if (actor.role !== "institute" || !actor.instituteId) throw notFound();
  return actor.instituteId;
}

function parts(instituteId: string, query: Query) {
  const { status } = query.filters;
  return {
    query,
    where: and(
      eq(scholarship.ownerKind, "institute"),
      eq(scholarship.ownerId, instituteId),
      status.length > 0 ? inArray(scholarship.status, status as ScholarshipStatus[]) : undefined,
      query.search ? ilike(scholarship.title, `%${query.search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    ),
    sorts: {
      newest: [descending(scholarship.createdAt), descending(scholarship.id)],
      name: [ascending(scholarship.title), ascending(scholarship.id)],
    },
    rows: (page: PageRequest) =>
      database()
        .select({
          id: scholarship.id,
          title: scholarship.title,
          amountText: scholarship.amountText,
          amountPeriod: scholarship.amountPeriod,
          amountPaise: scholarship.amountMaxPaise,
          status: scholarship.status,
          applicants: counted(sql`a.submitted_at is not null`),
          selected: counted(sql`a.status in ('approved', 'paid')`),
          closesOn: sql<
            string | null
          >`(select max(c.closes_on)::text from scholarship_cycle c where c.scholarship_id = scholarship.id)`,
          place: page.place,
        })
        .from(scholarship)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    counted: scholarship,
  };
}

type Row = {
  id: string;
  title: string;
  amountText: string;
  amountPeriod: string;
  amountPaise: number | null;
  status: ScholarshipStatus;
  applicants: number;
  selected: number;
  closesOn: string | null;
};

function toLine(row: Row): OwnScholarshipLine {
  // Past its last day it takes no more applications, whatever its owner has pressed.
  const isOver = row.status === "active" && row.closesOn !== null && row.closesOn < istDate();
  const status = isOver ? "closed" : row.status;
  return {
    id: row.id,
    name: row.title,
    amount: row.amountText,
    amountPaise: row.amountPaise,
    duration: periodLabels[row.amountPeriod] ?? "",
    applicants: row.applicants,
    selected: row.selected,
    status,
    statusLabel: scholarshipMachine.states[status].label,
    deadline: row.closesOn,
  };
}

async function page(actor: Actor, query: Query) {
  const found = await listPage(parts(ownOnly(actor), query));
  return { ...found, rows: found.rows.map(toLine) };
}

async function* all(actor: Actor, query: Query): AsyncGenerator<OwnScholarshipLine> {
  for await (const row of streamRows(parts(ownOnly(actor), query))) yield toLine(row);
}

/** My Scholarships: the institute's own and nobody else's (T14). */
export const listOwnScholarships = {
  page,
  export: exportOf(ownScholarshipList, {
    allow: ownOnly,
    all,
    chain: (actor) => `institute:${ownOnly(actor)}`,
  }),
};
