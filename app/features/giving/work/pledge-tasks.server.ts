import { type SQL, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { pledgeDays } from "../donation-status.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { givingPermissions } from "../giving-permissions.ts";
import type { GiverTask } from "./giver-task.ts";
import type { PledgeRow } from "./pledge-row.ts";

const mostOnHome = 5;
const day = 24 * 3_600_000;
/** From so many days before its end it is called late: then it lapses. */
const lateBeforeEnd = 7;

/** What is pledged and not paid, the oldest first; a part of a bigger question. */
export function pledgeRows(actor: Actor): SQL<PledgeRow[]> {
  const organisationId = actor.organisationId ?? null;
  if (organisationId === null || !givingPermissions.can(actor, "giving.read", { organisationId }))
    return sql<PledgeRow[]>`'[]'::json`;
  return sql<PledgeRow[]>`(select coalesce(json_agg(p), '[]') from (
    select d.id, d.amount_paise::float8 as "amountPaise", g.title as programme, d.created_at as "createdAt"
    from donation d join programme g on g.id = d.programme_id
    where d.organisation_id = ${organisationId} and d.status = 'pledged'
    order by d.created_at, d.id limit ${mostOnHome}) as p)`;
}

export function pledgeTasks(actor: Actor, rows: readonly PledgeRow[]): GiverTask[] {
  const organisationId = actor.organisationId ?? null;
  const mayPay = givingPermissions.can(actor, "giving.pay", { organisationId });
  return rows.map(({ id, amountPaise, programme, createdAt }) => {
    const days = Math.floor((now().getTime() - Date.parse(createdAt)) / day);
    return {
      id,
      title: `${formatMoney(paise(amountPaise))} for ${programme}`,
      kind: "Pledge to pay",
      href: giverAddresses(actor.role).donation(id),
      clock: `${days} of ${pledgeDays} days`,
      isLate: days >= pledgeDays - lateBeforeEnd,
      who: mayPay ? null : "an owner or finance pays it",
    };
  });
}
