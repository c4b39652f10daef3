import { and, eq, ilike, inArray, notInArray, or, sql } from "drizzle-orm";
import { formatDate, istDate, istDaysBetween, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { applicationNumber, serialOf } from "#app/features/applications/application-number.ts";
import { type AwardPlace, awardPlaces } from "#app/features/awards/award-place.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import type { AwardListLine } from "../../award-line.ts";
import type { AwardFilter, AwardSort } from "../../award-list.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { type ReturnReason, returnReasons } from "../../payout-status.ts";

type Query = ListQuery<AwardFilter, AwardSort>;

const since = sql<Date>`coalesce(award.status_at, award.created_at)`.mapWith(award.createdAt);
const columns = {
  id: award.id,
  amountPaise: award.amountPaise,
  acceptBy: award.acceptBy,
  since,
  where: awardPlace,
  programme: programme.title,
  serial: application.serial,
  createdAt: application.createdAt,
  answers: application.answers,
  reference: application.payoutReference,
  returnReason: sql<string | null>`(select po.return_reason from payout po where po.award_id = award.id
    and po.status = 'returned' order by po.serial desc limit 1)`,
  dispute: sql<string | null>`(select op.dispute from outside_payment op
    where op.award_id = award.id and op.status = 'disputed')`,
  batchId: sql<string | null>`(select po.batch_id from payout po where po.award_id = award.id
    and po.status not in ('returned', 'cancelled'))`,
};

async function page(instituteId: string | null, query: Query): Promise<Page<AwardListLine>> {
  const wanted = query.filters.place;
  const serial = query.search ? serialOf(query.search) : null;
  const like = `%${(query.search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const found = await listPage({
    query,
    where: and(
      instituteId ? eq(programme.instituteId, instituteId) : undefined,
      wanted.length > 0
        ? inArray(awardPlace, [...wanted] as AwardPlace[])
        : notInArray(award.status, ["paid", "released"]),
      query.search
        ? or(serial === null ? undefined : eq(application.serial, serial), ilike(programme.title, like))
        : undefined,
    ),
    sorts: {
      oldest: [ascending(award.statusAt), ascending(award.id)],
      largest: [descending(award.amountPaise), descending(award.id)],
    },
    rows: (part) =>
      database()
        .select({ ...columns, place: part.place })
        .from(award)
        .innerJoin(programme, eq(programme.id, award.programmeId))
        .innerJoin(application, eq(application.id, award.applicationId))
        .where(part.where)
        .orderBy(...part.orderBy)
        .limit(part.limit),
    counted: sql`${award} inner join ${programme} on ${eq(programme.id, award.programmeId)} inner join ${application} on ${eq(application.id, award.applicationId)}`,
  });
  return { ...found, rows: found.rows.map(toLine) };
}

type Row = {
  id: string;
  amountPaise: number;
  acceptBy: string | null;
  since: Date;
  where: AwardPlace;
  programme: string;
  serial: number;
  createdAt: Date;
  answers: Readonly<Record<string, { readonly value: string }>>;
  reference: string | null;
  returnReason: string | null;
  dispute: string | null;
  batchId: string | null;
};

function toLine(row: Row): AwardListLine {
  const { label, who, toDo } = awardPlaces[row.where];
  return {
    id: row.id,
    number: applicationNumber(row),
    scholarship: row.programme,
    name: row.answers.fullName?.value ?? "",
    amount: formatMoney(paise(row.amountPaise)),
    amountPaise: row.amountPaise,
    place: row.where,
    placeLabel: label,
    reason: reasonOf(row),
    who,
    toDo,
    days: Math.max(0, istDaysBetween(row.since, now())),
    since: istDate(row.since),
    reference: row.reference,
    batchId: row.batchId,
  };
}

function reasonOf({ where, acceptBy, returnReason, dispute }: Row): string {
  if (where === "acceptance" && acceptBy) return `by ${formatDate(acceptBy)}`;
  if (where === "returned" && returnReason)
    return returnReasons[returnReason as ReturnReason] ?? returnReason;
  if (where === "dispute" && dispute) return dispute;
  return "";
}

/** Every award where it stands: of all for the desk, its own for an institute. */
export const listAwards = {
  async forDesk(actor: Actor, query: Query): Promise<Page<AwardListLine>> {
    payoutPermissions.assertCan(actor, "payout.see");
    return page(null, query);
  },
  async forInstitute(actor: Actor, query: Query): Promise<Page<AwardListLine>> {
    if (actor.role !== "institute" || !actor.instituteId || actor.memberRole === "reviewer") throw notFound();
    return page(actor.instituteId, query);
  },
};
