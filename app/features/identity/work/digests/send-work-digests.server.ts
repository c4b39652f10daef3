import { and, eq } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { isStaffRole } from "#app/core/portals/staff-roles.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import { findContact } from "../../server/contacts/find-contact.server.ts";
import { outgoingMessages } from "../../server/contacts/outgoing-messages.server.ts";
import { readWork } from "../read-work.server.ts";

/**
 * D21: each morning one mail to whoever works at the desk, only when something waits for them, and only to who wants
 * it. Counts and names of queues, nothing about a person. An institute's people have theirs from the reviews room, by
 * the ways they chose; a giver's second person is written to at once.
 */
export async function sendWorkDigests(): Promise<number> {
  const people = await database()
    .select({ role: userRole, name: appUser.name })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.role, "admin"), whoSignsIn.byRole(), eq(appUser.workDigest, true)));
  let sent = 0;
  for (const { role, name } of people) sent += await sendTo(actorOf(role, name));
  return sent;
}

type RoleRow = typeof userRole.$inferSelect;

function actorOf(row: RoleRow, name: string | null): Actor & { userId: string } {
  return {
    role: row.role,
    userId: row.userId,
    language: "en",
    ...(name && { name }),
    staffRoles: row.staffRoles.filter(isStaffRole),
    limit: toStaffLimit(row.limitStates, row.limitLanguages),
  };
}

async function sendTo(actor: Actor & { userId: string }): Promise<number> {
  const work = await readWork(actor);
  const waiting = work?.queues.filter(({ mine, nobody }) => mine + nobody > 0) ?? [];
  if (!work || waiting.length === 0) return 0;
  const email = await findContact(actor.userId, "email");
  if (!email) return 0;
  const lines = waiting.map(
    ({ title, mine, nobody, late }) =>
      `${title}: ${mine} yours, ${nobody} nobody’s${late > 0 ? `, ${late} late` : ""}`,
  );
  await inTransaction((tx) =>
    outgoingMessages.queue(tx, {
      key: `work-digest:${actor.role}:${actor.userId}:${istDate()}`,
      to: { email },
      template: "work-digest",
      values: {
        name: actor.name ?? "",
        count: String(waiting.reduce((sum, { mine, nobody }) => sum + mine + nobody, 0)),
        late: String(waiting.reduce((sum, { late }) => sum + late, 0)),
        list: lines.join("\n"),
        link: new URL(work.href, env().PUBLIC_URL).href,
      },
      language: "en",
    }),
  );
  return 1;
}
