import { and, desc, eq, or, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { publicStatuses, scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { generalFund } from "../../general-fund.ts";
import { giverAddresses } from "../../giver-addresses.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { programmeMachine } from "../../programme-status.ts";
import type { ProgrammeCard } from "../../programme-view.ts";
import { openOrganisation } from "../open-organisation.server.ts";

/** The programmes a giver can support: its own, those open to every giver, and the general fund. */
export async function listProgrammes(actor: Actor): Promise<ProgrammeCard[]> {
  const { id: ownId } = await openOrganisation(actor);
  const rows = await database()
    .select({
      row: programme,
      owner: organisation.name,
      slug: scholarship.slug,
      scholarshipStatus: scholarship.status,
      given: sql<string>`(select coalesce(sum(d.amount_paise - d.refunded_paise), 0) from donation d
        where d.programme_id = ${programme.id} and d.status in ('active', 'completed'))`,
      available: sql<string>`(select coalesce(-sum(a.balance_paise), 0) from ledger_account a
        where a.kind = 'programme' and a.owner_id = ${programme.id})`,
      students: sql<number>`(select count(distinct w.student_id)::int from award w
        where w.programme_id = ${programme.id})`,
    })
    .from(programme)
    .leftJoin(organisation, eq(organisation.id, programme.organisationId))
    .leftJoin(scholarship, eq(scholarship.id, programme.scholarshipId))
    .where(
      or(
        eq(programme.organisationId, ownId),
        and(eq(programme.isOpen, true), eq(programme.status, "active")),
      ),
    )
    .orderBy(desc(programme.createdAt))
    .limit(100);
  const cards = rows.map(({ row, owner, slug, scholarshipStatus, given, available, students }) => {
    const isOwn = row.organisationId === ownId;
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      owner: isOwn ? null : owner,
      isOwn,
      isGeneral: row.kind === "general",
      status: row.status,
      statusLabel: programmeMachine.states[row.status].label,
      publicNote:
        isOwn && scholarshipStatus && scholarshipStatus !== "active"
          ? scholarshipMachine.states[scholarshipStatus].told
          : null,
      scholarshipHref:
        slug && scholarshipStatus && publicStatuses.includes(scholarshipStatus)
          ? `/scholarships/${slug}`
          : null,
      budgetPaise: row.budgetPaise,
      givenPaise: Number(given),
      availablePaise: Number(available),
      students,
      endsOn: row.endsOn && formatDate(row.endsOn),
      manageHref: isOwn && row.scholarshipId ? giverAddresses(actor.role).programme(row.id) : null,
      canFund: mayFund(actor, row, isOwn),
      canRenew: isOwn && row.kind === "scholarship" && isPastDay(row.endsOn),
      canComplete: isOwn && row.status === "active" && isPastDay(row.endsOn) && Number(available) === 0,
    };
  });
  if (cards.some(({ id }) => id === generalFund.id)) return cards;
  return [...cards, { ...emptyGeneralFund, canFund: actor.role !== "csr" }];
}

/** A company funds its own alone: elsewhere its money would be in no CSR figure. */
function mayFund(actor: Actor, row: typeof programme.$inferSelect, isOwn: boolean): boolean {
  if (row.status !== "active" || row.kind === "project") return false;
  return (isOwn || actor.role !== "csr") && givingPermissions.can(actor, "giving.give", row);
}

function isPastDay(day: string | null): boolean {
  return day !== null && day < istDate();
}

const emptyGeneralFund: ProgrammeCard = {
  ...generalFund,
  owner: null,
  isOwn: false,
  isGeneral: true,
  status: "active",
  statusLabel: programmeMachine.states.active.label,
  publicNote: null,
  scholarshipHref: null,
  budgetPaise: 0,
  givenPaise: 0,
  availablePaise: 0,
  students: 0,
  endsOn: null,
  manageHref: null,
  canFund: true,
  canRenew: false,
  canComplete: false,
};
