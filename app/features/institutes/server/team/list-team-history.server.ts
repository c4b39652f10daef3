import { and, desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { userContact } from "#app/db/schema/users.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { type TeamChange, teamChangeWords } from "../../team-change-words.ts";

const events = [
  "institute.member_added",
  "institute.member_role",
  "institute.member_ended",
  "institute.member_back",
];
const mostShown = 30;

/** Who changed the team, whom and how, the newest first: each by the name that stands in the team. */
export async function listTeamHistory(actor: Actor): Promise<TeamChange[]> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.manage_team", { instituteId });
  const entries = await database()
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.chain, `institute:${instituteId}`), inArray(auditEntry.event, events)))
    .orderBy(desc(auditEntry.seq))
    .limit(mostShown);
  if (entries.length === 0) return [];
  const names = await namesByUser(instituteId);
  const people = await database()
    .select({ id: institutePerson.id, name: institutePerson.name })
    .from(institutePerson)
    .where(eq(institutePerson.instituteId, instituteId));
  return entries.map((entry) => ({
    id: String(entry.seq),
    at: formatDateTime(entry.at),
    words: teamChangeWords({
      event: entry.event,
      by: names.get(entry.actorId ?? "") ?? (entry.actorRole === "institute" ? "Somebody" : "Our desk"),
      whom: people.find(({ id }) => entry.subject === `member:${id}`)?.name ?? "somebody",
      from: entry.fromState,
      to: entry.toState,
    }),
  }));
}

/** An account's name is the institute's; a person is known by the phone that signs in. */
async function namesByUser(instituteId: string): Promise<Map<string, string>> {
  const member = alias(instituteMember, "member");
  const rows = await database()
    .select({ userId: userContact.userId, name: institutePerson.name })
    .from(member)
    .innerJoin(institutePerson, eq(institutePerson.id, member.id))
    .innerJoin(userContact, and(eq(userContact.kind, "phone"), eq(userContact.valueHash, member.phoneHash)))
    .where(eq(member.instituteId, instituteId));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
