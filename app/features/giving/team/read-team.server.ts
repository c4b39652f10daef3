import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor, TeamRole } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { appUser } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { ruleInWords, twoPeopleRuleOf } from "../approvals/two-people-rule.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { openOrganisation } from "../server/open-organisation.server.ts";
import { listPeople } from "./list-people.server.ts";
import { teamHistoryWords } from "./team-history-words.ts";
import { moneyRoles } from "./team-roles.ts";

const mostHistory = 30;

/** Who is in the team and as what, the rule of two people, and who changed what. */
export async function readTeam(actor: Actor) {
  const own = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.read", { organisationId: own.id });
  const people = await listPeople(database(), own.id);
  const rule = twoPeopleRuleOf(own.settings);
  return {
    name: own.name,
    isOwner: givingPermissions.can(actor, "giving.manage_team", { organisationId: own.id }),
    members: people.map(({ userId, name, email, teamRole, isSuspended, hasPassword }) => ({
      id: userId,
      name: name ?? "Without a name",
      email: email ? contactRow.open(email) : "",
      teamRole: teamRole ?? ("viewer" as TeamRole),
      isMe: userId === actor.userId,
      state: isSuspended ? "Suspended" : hasPassword ? null : "Invited, has not signed in yet",
    })),
    rule: {
      words: ruleInWords(rule),
      when: rule.fromPaise === null ? "never" : rule.fromPaise === 0 ? "always" : "above",
      limitPaise: rule.fromPaise === null || rule.fromPaise === 0 ? null : rule.fromPaise,
      people: people.filter(
        (one) => one.teamRole && moneyRoles.includes(one.teamRole) && one.hasPassword && !one.isSuspended,
      ).length,
    },
    history: await listHistory(own.id),
  };
}

async function listHistory(organisationId: string) {
  const rows = await database()
    .select({ entry: auditEntry, by: appUser.name })
    .from(auditEntry)
    .leftJoin(appUser, eq(appUser.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.chain, `organisation:${organisationId}`),
        or(sql`${auditEntry.event} like 'team.%'`, eq(auditEntry.event, "organisation.created")),
      ),
    )
    .orderBy(desc(auditEntry.seq))
    .limit(mostHistory);
  const ids = rows.flatMap(({ entry }) => entry.subject.match(/^member:(.+)$/)?.[1] ?? []);
  const names = ids.length
    ? await database()
        .select({ id: appUser.id, name: appUser.name })
        .from(appUser)
        .where(inArray(appUser.id, ids))
    : [];
  return rows.map(({ entry, by }) => ({
    id: `${entry.seq}`,
    at: formatDateTime(entry.at),
    words: teamHistoryWords({
      event: entry.event,
      by: by ?? (entry.actorRole === "admin" ? "Our desk" : "Somebody who has left"),
      whom: names.find(({ id }) => entry.subject === `member:${id}`)?.name ?? "somebody who has left",
      from: entry.fromState,
      to: entry.toState,
    }),
  }));
}
