import { asc, eq } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarNote } from "#app/db/schema/awards.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** What students wrote to givers and nobody has read yet, the oldest first. */
export async function listWaitingNotes(actor: Actor) {
  payoutPermissions.assertCan(actor, "payout.read_thanks");
  const rows = await database()
    .select()
    .from(scholarNote)
    .where(eq(scholarNote.status, "waiting"))
    .orderBy(asc(scholarNote.createdAt))
    .limit(20);
  return rows.map(({ id, text, createdAt }) => ({ id, text, writtenOn: formatDate(createdAt) }));
}
