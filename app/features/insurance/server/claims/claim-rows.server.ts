import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { addHours, formatDate, istDate, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf, lastPart } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { claim, claimDay } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { appUser } from "#app/db/schema/users.ts";
import { numberRanges } from "../../card-number.ts";
import { claimDueAt, claimLimitHours } from "../../claims/claim-due.ts";
import { type ClaimPaymentStatus, claimPaymentMachine } from "../../claims/claim-payment-status.ts";
import { type ClaimStatus, claimMachine } from "../../claims/claim-status.ts";
import { type ClaimType, claimTypes } from "../../claims/claim-types.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { claimAmounts, type claimList } from "../../lists/insurance-lists.ts";
import { inRanges, nameContains, pageOf, sortColumns } from "../lists/list-parts.server.ts";
import { claimAlerts } from "./claim-alerts.server.ts";

type ClaimSort = keyof (typeof claimList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof claimList)["spec"]["filters"], ClaimSort>;

export async function listClaims(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await pageOf(parts(actor, query), claim);
  const alerts = await claimAlerts.ofClaims(page.rows.map(({ id }) => id));
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...toLine(actor, row), alerts: alerts.get(row.id) ?? [] })),
  };
}

export async function* streamClaims(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(actor, query))) yield toLine(actor, row);
}

/** The four cards, as sums over the counted days. */
export async function countClaims(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const rows = await database()
    .select({ status: claimDay.status, claims: sql<number>`sum(${claimDay.opened})::int` })
    .from(claimDay)
    .groupBy(claimDay.status);
  const of = (status: ClaimStatus) => rows.find((row) => row.status === status)?.claims ?? 0;
  const [approved, processing, rejected] = [of("approved"), of("processing"), of("rejected")];
  return { total: approved + processing + rejected, approved, processing, rejected };
}

/** What only the status narrows is in the counted days. */
function totalOf({ filters, search }: Query): SQL | undefined {
  const { status: _, ...rest } = filters;
  const others = Object.values(rest);
  if (search || others.some((values) => values.length > 0)) return undefined;
  const some =
    filters.status.length > 0 ? inArray(claimDay.status, filters.status as ClaimStatus[]) : undefined;
  const claims = sql<number>`coalesce(sum(${claimDay.opened}), 0)`;
  return sql`${database().select({ claims }).from(claimDay).where(some)}`;
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
  approvedPaise: claim.approvedPaise,
  createdAt: claim.createdAt,
};

/** How far its money is; null before anything was done about it. */
const paymentState = sql<ClaimPaymentStatus | null>`(select p.status from claim_payment p
  where p.claim_id = ${claim.id} and p.status <> 'cancelled'
  order by p.settled_at is null desc, p.settled_at desc limit 1)`;

type Row = Pick<typeof claim.$inferSelect, keyof typeof columns> & {
  hospital: string;
  payment: ClaimPaymentStatus | null;
  holderId: string | null;
  holder: string | null;
};

function parts(actor: Actor, query: Query) {
  return {
    query,
    where: conditionsOf(actor, query),
    totalCount: totalOf(query),
    sorts: sortColumns({ date: claim.claimedOn, amount: claim.amountPaise, due: claim.createdAt }, claim.id),
    rows: (page) =>
      database()
        .select({
          ...columns,
          hospital: hospitalPartner.name,
          payment: paymentState,
          holderId: assignment.userId,
          holder: appUser.name,
          place: page.place,
          totalCount: page.totalCount,
        })
        .from(claim)
        .innerJoin(hospitalPartner, eq(hospitalPartner.id, claim.hospitalId))
        .leftJoin(assignment, and(eq(assignment.kind, "claim"), eq(assignment.subjectId, claim.id)))
        .leftJoin(appUser, eq(appUser.id, assignment.userId))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<ClaimSort, Row & { place: string; totalCount: number }>;
}

function conditionsOf(actor: Actor, { filters, search }: Query): SQL | undefined {
  const ranges = numberRanges("CLM", search, Number(istDate().slice(0, 4)) + 1);
  return and(
    isNull(claim.deletedAt),
    filters.status.length > 0 ? inArray(claim.status, filters.status as ClaimStatus[]) : undefined,
    filters.type.length > 0 ? inArray(claim.type, filters.type as ClaimType[]) : undefined,
    filters.hospital[0] ? eq(claim.hospitalId, filters.hospital[0]) : undefined,
    filters.month[0] ? inMonth(filters.month[0]) : undefined,
    filters.amount[0] ? ofAmount(filters.amount[0] as keyof typeof claimAmounts) : undefined,
    filters.alert[0]
      ? sql`exists (select from fraud_alert_claim f join fraud_alert a on a.id = f.alert_id
          where f.claim_id = ${claim.id} and a.status = 'open')`
      : undefined,
    paymentIs(filters.payment[0]),
    dueIs(filters.due[0]),
    holderIs(actor, filters.assigned[0]),
    search
      ? (inRanges(claim.claimNumber, ranges) ?? or(nameContains(claim.customerName, search)))
      : undefined,
  );
}

/** What waits and is late, or in the last quarter of its time. */
function dueIs(wanted: string | undefined): SQL | undefined {
  if (!wanted) return undefined;
  const late = addHours(now(), -claimLimitHours);
  const soon = addHours(now(), -claimLimitHours * (1 - lastPart));
  return and(
    eq(claim.status, "processing"),
    wanted === "late" ? lt(claim.createdAt, late) : gte(claim.createdAt, late),
    wanted === "soon" ? lt(claim.createdAt, soon) : undefined,
  );
}

/** Who has taken it; "nobody's" is only what waits. */
function holderIs({ userId }: Actor, wanted: string | undefined): SQL | undefined {
  if (!wanted) return undefined;
  const held = sql`select from assignment h where h.kind = 'claim' and h.subject_id = ${claim.id}`;
  if (wanted === "nobody") return and(eq(claim.status, "processing"), sql`not exists (${held})`);
  return sql`exists (${held} and (h.user_id = ${userId ?? null}::uuid) = ${wanted === "me"})`;
}

function ofAmount(name: keyof typeof claimAmounts): SQL | undefined {
  const { from, below } = claimAmounts[name];
  return and(
    gte(claim.amountPaise, from * 100),
    below === null ? undefined : lt(claim.amountPaise, below * 100),
  );
}

function inMonth(month: string): SQL {
  return sql`${claim.claimedOn} between ${`${month}-01`}::date and (${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;
}

function paymentIs(wanted: string | undefined): SQL | undefined {
  if (!wanted) return undefined;
  const has = (status: SQL) =>
    sql`exists (select from claim_payment p where p.claim_id = ${claim.id} and p.status in (${status}))`;
  if (wanted === "paid") return has(sql`'paid'`);
  if (wanted === "moving") return has(sql`'prepared', 'sent'`);
  return sql`${claim.status} = 'approved' and not ${has(sql`'prepared', 'sent', 'paid'`)}`;
}

function toLine(actor: Actor, row: Row) {
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
    dueAt: claimDueAt(row),
    clock: clockOf(claimDueAt(row), row.createdAt),
    holder: row.holderId && (row.holder ?? "Somebody without a name yet"),
    isMine: row.holderId !== null && row.holderId === actor.userId,
    approvedPaise: row.approvedPaise,
    paidLabel: row.payment ? claimPaymentMachine.states[row.payment].label : null,
  };
}
