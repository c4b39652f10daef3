import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { givingPermissions } from "../giving-permissions.ts";
import type { GiverTask } from "../work/giver-task.ts";
import { pledgeRows, pledgeTasks } from "../work/pledge-tasks.server.ts";
import type { WaitingLine } from "./approval-view.ts";
import { waitingLines, waitingRows } from "./waiting-lines.server.ts";

/** How much waits for this reader, as a part of a bigger question: a head sends few of them. */
export function waitingFor(actor: Actor): SQL<number> {
  const organisationId = actor.organisationId ?? null;
  if (organisationId === null || !givingPermissions.can(actor, "giving.check", { organisationId }))
    return sql`0`.mapWith(Number);
  return sql`(select count(*) from money_approval a where a.organisation_id = ${organisationId}
    and a.status = 'waiting' and a.asked_by is distinct from ${actor.userId})`.mapWith(Number);
}

/** How much, the first lines of it, and what else there is to do. */
export async function findWaiting(
  actor: Actor,
): Promise<{ count: number; lines: WaitingLine[]; tasks: GiverTask[] }> {
  const [row] = await database()
    .select({ count: waitingFor(actor), rows: waitingRows(actor), pledges: pledgeRows(actor) })
    .from(sql`(values (1)) as one`);
  return {
    count: row?.count ?? 0,
    lines: waitingLines(actor, row?.rows ?? []),
    tasks: pledgeTasks(actor, row?.pledges ?? []),
  };
}
