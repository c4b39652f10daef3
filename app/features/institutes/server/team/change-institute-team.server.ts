import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute, institutePerson } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { memberRoles } from "../../member-roles.ts";
import { teamMemberSchema } from "../../team-member.ts";
import { addMember } from "./add-member.server.ts";

/** The institute of the actor, held: two owners at once cannot both leave. */
async function lockOwn(tx: Tx, actor: Actor) {
  institutePermissions.assertCan(actor, "institute.manage_team", { instituteId: actor.instituteId ?? "" });
  const [row] = await tx
    .select()
    .from(institute)
    .where(eq(institute.id, actor.instituteId ?? ""))
    .for("update");
  if (!row) throw notFound();
  return row;
}

async function lockPerson(tx: Tx, instituteId: string, memberId: string) {
  const [person] = isId(memberId)
    ? await tx
        .select()
        .from(institutePerson)
        .where(
          and(
            eq(institutePerson.id, memberId),
            eq(institutePerson.instituteId, instituteId),
            isNull(institutePerson.endedAt),
          ),
        )
        .for("update")
    : [];
  if (!person) throw notFound("There is no such team member.");
  return person;
}

async function keepAnOwner(tx: Tx, instituteId: string): Promise<void> {
  const owners = await tx.$count(
    institutePerson,
    and(
      eq(institutePerson.instituteId, instituteId),
      eq(institutePerson.memberRole, "owner"),
      isNull(institutePerson.endedAt),
    ),
  );
  if (owners === 0)
    throw conflict("Somebody must stay owner. Make another member owner first.", "last_owner");
}

/** T52: an owner cannot let in the second person who confirms what they prepared. */
function vouched(actor: Actor) {
  return { vouchedBy: actor.userId, vouchedAt: now() };
}

async function add(actor: Actor, input: unknown): Promise<string> {
  return inTransaction(async (tx) => {
    const row = await lockOwn(tx, actor);
    const parsed = teamMemberSchema.safeParse(input, { error: plainMessage });
    if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
    const memberId = await addMember(tx, actor, {
      ...parsed.data,
      instituteId: row.id,
      instituteName: row.name,
      instituteCode: row.code,
    });
    await tx.update(instituteMember).set(vouched(actor)).where(eq(instituteMember.id, memberId));
    return memberId;
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, "institute_member_phone_key")) throw error;
    throw invalid({ phone: ["This number already signs in for a partner institute. Give another one."] });
  });
}

/** Acts at once: the next request of that phone has the new role (T9). */
async function setRole(actor: Actor, memberId: string, role: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await lockOwn(tx, actor);
    const memberRole = memberRoles.find((known) => known === role);
    if (!memberRole) throw invalid({ memberRole: ["Choose a role."] });
    const person = await lockPerson(tx, id, memberId);
    await tx.update(institutePerson).set({ memberRole }).where(eq(institutePerson.id, memberId));
    await tx
      .update(instituteMember)
      .set({ memberRole, ...vouched(actor) })
      .where(eq(instituteMember.id, memberId));
    await keepAnOwner(tx, id);
    await writeAudit(tx, {
      chain: `institute:${id}`,
      actor,
      event: "institute.member_role",
      subject: `member:${memberId}`,
      from: person.memberRole,
      to: memberRole,
    });
  });
}

async function end(actor: Actor, memberId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await lockOwn(tx, actor);
    const person = await lockPerson(tx, id, memberId);
    const endedAt = now();
    await tx.update(institutePerson).set({ endedAt }).where(eq(institutePerson.id, memberId));
    await tx.update(instituteMember).set({ endedAt }).where(eq(instituteMember.id, memberId));
    await keepAnOwner(tx, id);
    await writeAudit(tx, {
      chain: `institute:${id}`,
      actor,
      event: "institute.member_ended",
      subject: `member:${memberId}`,
      from: person.memberRole,
    });
  });
}

/** Removed by mistake, or back again: with the role and the number they had. */
async function takeBack(actor: Actor, memberId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await lockOwn(tx, actor);
    const [person] = isId(memberId)
      ? await tx
          .select()
          .from(institutePerson)
          .where(and(eq(institutePerson.id, memberId), eq(institutePerson.instituteId, id)))
          .for("update")
      : [];
    if (!person) throw notFound("There is no such team member.");
    if (!person.endedAt) return;
    await tx.update(institutePerson).set({ endedAt: null }).where(eq(institutePerson.id, memberId));
    await tx
      .update(instituteMember)
      .set({ endedAt: null, ...vouched(actor) })
      .where(eq(instituteMember.id, memberId));
    await writeAudit(tx, {
      chain: `institute:${id}`,
      actor,
      event: "institute.member_back",
      subject: `member:${memberId}`,
      to: person.memberRole,
    });
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, "institute_member_phone_key")) throw error;
    throw conflict("This number signs in for a partner institute by now, so it cannot be taken back.");
  });
}

/** Who signs in for the institute, and as what: by its owners alone, and one of them always stays. */
export const changeInstituteTeam = { add, setRole, end, takeBack };
