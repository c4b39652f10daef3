import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isPlacedKind } from "#app/db/limits/placed-kinds.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { workQueues } from "./work-queues.server.ts";

export type WorkPerson = { readonly id: string; readonly name: string };
const roleNames = { owner: "Owner", verifier: "Verifier", reviewer: "Reviewer" } as const;

/** To whom something of this queue can be given: whoever works it, but oneself; with its id, whom it is not hidden from. */
export async function listWorkPeople(tx: Tx, actor: Actor, kind: string, id?: string): Promise<WorkPerson[]> {
  const queue = workQueues.find(actor, kind);
  if (!queue) return [];
  if (queue.room === "admin") {
    const holders = await listHolders(
      tx,
      queue.right,
      id !== undefined && isPlacedKind(kind) ? { kind, id } : undefined,
    );
    return holders
      .filter((holder) => holder.actor.userId !== actor.userId)
      .map((holder) => ({ id: holder.actor.userId, name: holder.name ?? "Without a name yet" }));
  }
  const rows = await tx
    .select({ id: appUser.id, name: appUser.name, role: instituteMember.memberRole })
    .from(instituteMember)
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .innerJoin(appUser, eq(appUser.id, userContact.userId))
    .where(and(eq(instituteMember.instituteId, actor.instituteId ?? ""), whoSignsIn.asMember()))
    .orderBy(appUser.name, appUser.id);
  return rows
    .filter(({ id }) => id !== actor.userId)
    .map(({ id, name, role }) => ({ id, name: `${name ?? "Without a name yet"} (${roleNames[role]})` }));
}
