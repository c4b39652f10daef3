import { type SQL, sql } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { ageText } from "#app/core/periods/age-text.ts";
import { dueClock } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { approvalMatters } from "./approval-matters.server.ts";
import { answerWithinHours } from "./approval-status.ts";
import type { WaitingLine, WaitingRow } from "./approval-view.ts";

const mostOnHome = 5;
const hour = 3_600_000;

/** The home's first lines of what waits: what others asked before one's own, the oldest first; a part of a bigger question. */
export function waitingRows(actor: Actor): SQL<WaitingRow[]> {
  const organisationId = actor.organisationId ?? null;
  if (organisationId === null || !givingPermissions.can(actor, "giving.read", { organisationId }))
    return sql<WaitingRow[]>`'[]'::json`;
  return sql<WaitingRow[]>`(select coalesce(json_agg(w), '[]') from (
    select a.id, a.kind, a.title, a.amount_paise::float8 as "amountPaise", a.asked_at as "askedAt",
      u.name as "askedBy", a.asked_by is not distinct from ${actor.userId} as "isAsked"
    from money_approval a left join app_user u on u.id = a.asked_by
    where a.organisation_id = ${organisationId} and a.status = 'waiting'
    order by "isAsked", a.asked_at, a.id limit ${mostOnHome}) as w)`;
}

export function waitingLines(actor: Actor, rows: readonly WaitingRow[]): WaitingLine[] {
  const organisationId = actor.organisationId ?? null;
  const mayCheck = givingPermissions.can(actor, "giving.check", { organisationId });
  return rows.map(({ id, kind, title, amountPaise, askedAt, askedBy, isAsked }) => {
    const since = new Date(askedAt);
    const hours = (now().getTime() - since.getTime()) / hour;
    return {
      id,
      kind: approvalMatters.find(kind)?.label ?? kind,
      title,
      amountPaise,
      askedBy,
      isAsked,
      mayAnswer: mayCheck && !isAsked,
      age: ageText(hours),
      tone: dueClock(addHours(since, answerWithinHours), since).tone,
      isLate: hours > answerWithinHours,
    };
  });
}
