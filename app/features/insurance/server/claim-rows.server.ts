import { and, count, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { type ListParts, listPage, streamRows } from "#app/db/list-page.server.ts";
import { claim, hospitalPartner } from "#app/db/schema/insurance.ts";
import { numberRanges } from "../card-number.ts";
import { type ClaimStatus, claimMachine } from "../claim-status.ts";
import { type ClaimType, claimTypes } from "../claim-types.ts";
import type { claimList } from "../insurance-lists.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { countCapped, inRanges, nameContains, sortColumns } from "./list-parts.server.ts";

type ClaimSort = keyof (typeof claimList)["sorts"];
type Query = ListQuery<keyof (typeof claimList)["filters"], ClaimSort>;

export async function listClaims(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const found = parts(query);
  const [page, total] = await Promise.all([listPage(found), countCapped(claim, found.where)]);
  return { ...page, rows: page.rows.map(toLine), total };
}

export async function* streamClaims(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

export async function countClaims(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const rows = await database()
    .select({ status: claim.status, claims: count() })
    .from(claim)
    .where(isNull(claim.deletedAt))
    .groupBy(claim.status);
  const of = (status: ClaimStatus) => rows.find((row) => row.status === status)?.claims ?? 0;
  const [approved, processing, rejected] = [of("approved"), of("processing"), of("rejected")];
  return { total: approved + processing + rejected, approved, processing, rejected };
}

const columns = {
  id: claim.id,
  claimNumber: claim.claimNumber,
  claimedOn: claim.claimedOn,
  customerName: claim.customerName,
  type: claim.type,
  amountPaise: claim.amountPaise,
  status: claim.status,
  revision: claim.revision,
};

type Row = Pick<typeof claim.$inferSelect, keyof typeof columns> & { hospital: string };

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    sorts: sortColumns({ date: claim.claimedOn, amount: claim.amountPaise }, claim.id),
    rows: (page) =>
      database()
        .select({ ...columns, hospital: hospitalPartner.name, place: page.place })
        .from(claim)
        .innerJoin(hospitalPartner, eq(hospitalPartner.id, claim.hospitalId))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<ClaimSort, Row & { place: string }>;
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const ranges = numberRanges("CLM", search, Number(istDate().slice(0, 4)) + 1);
  return and(
    isNull(claim.deletedAt),
    filters.status.length > 0 ? inArray(claim.status, filters.status as ClaimStatus[]) : undefined,
    filters.type.length > 0 ? inArray(claim.type, filters.type as ClaimType[]) : undefined,
    search
      ? (inRanges(claim.claimNumber, ranges) ?? or(nameContains(claim.customerName, search)))
      : undefined,
  );
}

function toLine(row: Row) {
  return {
    id: row.id,
    claimNumber: row.claimNumber,
    date: formatDate(row.claimedOn),
    customerName: row.customerName,
    type: claimTypes[row.type],
    amountPaise: row.amountPaise,
    hospital: row.hospital,
    status: row.status,
    statusLabel: claimMachine.states[row.status].label,
    revision: row.revision,
  };
}

export type ClaimLine = ReturnType<typeof toLine>;
