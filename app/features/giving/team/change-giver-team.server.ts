import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor, TeamRole } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { endSessions } from "#app/features/identity/server/sessions/end-sessions.server.ts";
import { invitePortalUser } from "#app/features/identity/server/staff/invite-portal-user.server.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { openOrganisation } from "../server/open-organisation.server.ts";
import { listMoneyPeople } from "./list-money-people.server.ts";
import type { TeamInvitation } from "./team-forms.ts";
import { teamRoleWords } from "./team-roles.ts";
import { tellTeam } from "./tell-team.server.ts";

/** The organisation, held: two owners at once cannot both leave. */
async function lockOwn(tx: Tx, actor: Actor) {
  const own = await openOrganisation(actor, tx);
  givingPermissions.assertCan(actor, "giving.manage_team", { organisationId: own.id });
  await tx.select().from(organisation).where(eq(organisation.id, own.id)).for("update");
  return own;
}

async function lockMember(tx: Tx, organisationId: string, memberId: string) {
  const [member] = isId(memberId)
    ? await tx
        .select({ row: userRole, name: appUser.name, email: userContact })
        .from(userRole)
        .innerJoin(appUser, eq(appUser.id, userRole.userId))
        .leftJoin(userContact, and(eq(userContact.userId, userRole.userId), eq(userContact.kind, "email")))
        .where(
          and(
            eq(userRole.userId, memberId),
            eq(userRole.organisationId, organisationId),
            isNull(userRole.revokedAt),
          ),
        )
        .for("update", { of: userRole })
    : [];
  if (!member) throw notFound("There is no such team member.");
  return member;
}

/** Somebody stays who can change the team, and somebody who can answer what waits. */
async function keepThoseNeeded(tx: Tx, organisationId: string): Promise<void> {
  const people = await listMoneyPeople(tx, organisationId);
  if (!people.some(({ teamRole }) => teamRole === "owner"))
    throw conflict("Somebody must stay owner. Make another member owner first.", "last_owner");
  const waiting = await tx
    .select({ askedBy: moneyApproval.askedBy })
    .from(moneyApproval)
    .where(and(eq(moneyApproval.organisationId, organisationId), eq(moneyApproval.status, "waiting")));
  if (waiting.some(({ askedBy }) => people.every(({ userId }) => userId === askedBy)))
    throw conflict(
      "Something waits for an approval that only this person can give. Have it approved, refused or taken back first.",
      "last_checker",
    );
}

/** A link to choose a password; the first sign-in sets up a second factor. */
async function invite(actor: Actor, input: TeamInvitation): Promise<void> {
  await inTransaction(async (tx) => {
    const { id, kind, name } = await lockOwn(tx, actor);
    const { teamRole } = input;
    const userId = await invitePortalUser(tx, actor, {
      name: input.name,
      email: input.email,
      role: kind,
      organisationId: id,
      teamRole,
      to: name,
    });
    const chain = `organisation:${id}`;
    await writeAudit(tx, { chain, actor, event: "team.invited", subject: `member:${userId}`, to: teamRole });
    await tellTeam(tx, actor, id, {
      key: `team-invited:${userId}:${now().getTime()}`,
      message: `${actor.name ?? "An owner"} invited ${input.name} as ${teamRoleWords[teamRole].label}.`,
    });
  });
}

/** Acts at once: their next request has the new role (T9). */
async function setRole(actor: Actor, memberId: string, teamRole: TeamRole): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await lockOwn(tx, actor);
    const { row, name } = await lockMember(tx, id, memberId);
    if (row.teamRole === teamRole) return;
    await tx
      .update(userRole)
      .set({ teamRole })
      .where(and(eq(userRole.userId, memberId), eq(userRole.role, row.role)));
    await keepThoseNeeded(tx, id);
    await writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "team.role_changed",
      subject: `member:${memberId}`,
      from: row.teamRole,
      to: teamRole,
    });
    await tellTeam(tx, actor, id, {
      key: `team-role:${memberId}:${now().getTime()}`,
      message: `${actor.name ?? "An owner"} made ${name ?? "a member"} ${teamRoleWords[teamRole].label}.`,
      also: memberId,
    });
  });
}

/** Their sessions end at once (T9); what they booked stays. */
async function end(actor: Actor, memberId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { id, name: organisationName } = await lockOwn(tx, actor);
    const { row, name } = await lockMember(tx, id, memberId);
    await tellTeam(tx, actor, id, {
      key: `team-ended:${memberId}:${now().getTime()}`,
      message: `${actor.name ?? "An owner"} removed ${name ?? "a member"} from the team of ${organisationName}.`,
      also: memberId,
    });
    await tx
      .update(userRole)
      .set({ revokedAt: now() })
      .where(and(eq(userRole.userId, memberId), eq(userRole.role, row.role)));
    await keepThoseNeeded(tx, id);
    const chain = `organisation:${id}`;
    const subject = `member:${memberId}`;
    await writeAudit(tx, { chain, actor, event: "team.ended", subject, from: row.teamRole });
    await endSessions(tx, { userId: memberId, actor, reason: "role_changed" });
  });
}

/** Who signs in for a donor or a company, and as what: by its owners alone, and one of them always stays. */
export const changeGiverTeam = { invite, setRole, end };
