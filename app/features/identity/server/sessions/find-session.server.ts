import { and, eq, isNull, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor, MemberRole, TeamRole } from "#app/core/portals/permissions.ts";
import { type StaffLimit, toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { isStaffRole, type StaffRole } from "#app/core/portals/staff-roles.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { session } from "#app/db/schema/sessions.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { helperRow } from "../../helping/helper-row.server.ts";
import { keptViewsSql } from "../../lists/kept-views-sql.server.ts";
import { readKeptViews } from "../../lists/read-kept-views.server.ts";
import { type AccountRole, sessionRules } from "../../staff/portal-role.ts";
import { readContactRow } from "../contacts/read-contact-row.server.ts";
import { type FamilyMember, readFamily } from "../read-family.server.ts";
import { readMemberRow } from "../staff/read-member-row.server.ts";
import { readStudentRow } from "../students/read-student-row.server.ts";

export interface LiveSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: AccountRole;
  readonly name: string | null;
  readonly studentId: string | null;
  /** Who sits there in the student's place. */
  readonly helper: { readonly id: string; readonly name: string } | null;
  readonly organisationId: string | null;
  readonly teamRole: TeamRole | null;
  readonly instituteId: string | null;
  readonly memberRole: MemberRole | null;
  readonly staffRoles: readonly StaffRole[];
  readonly limit: StaffLimit | undefined;
}

const touchEveryMs = 60_000;

/** The students of the phone, for the switch in the head: one read with the session, not one more on every page. */
const family = sql<FamilyMember[] | null>`(select json_agg(json_build_object(
  'id', s.id, 'name', s.name, 'givenName', s.given_name) order by s.serial)
  from student s where s.user_id = ${session.userId} and s.erased_at is null
  and ${session.role} = 'student' and ${session.helperId} is null)`;
/** Who of the institute it is: their own name stands in the head of their desk. */
const personName = sql<
  string | null
>`(select ip.name from institute_person ip where ip.id = ${instituteMember.id})`;
/** What `deskKey` says of the actor this session makes. */
const deskInSql = sql`case ${session.role} when 'admin' then 'admin'
  when 'institute' then coalesce('institute:' || ${instituteMember.instituteId}, 'account:' || ${session.userId})
  else coalesce('organisation:' || ${userRole.organisationId}, 'account:' || ${session.userId}) end`;

// Asked with every request.
const readSession = builtRead(["tokenHash"], (db, { tokenHash }) =>
  db
    .select({
      session,
      user: appUser,
      role: userRole,
      student,
      phone: userContact,
      member: instituteMember,
      personName,
      helper: studentHelper,
      family,
      // Who works at a desk sees views of its lists on most pages: they come along (O25).
      kept: keptViewsSql(session.userId, deskInSql),
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(userRole, and(eq(userRole.userId, session.userId), eq(userRole.role, session.role)))
    .leftJoin(student, and(eq(student.id, session.studentId), eq(student.userId, session.userId)))
    .leftJoin(studentHelper, eq(studentHelper.id, session.helperId))
    .leftJoin(userContact, and(eq(userContact.userId, session.userId), eq(userContact.kind, "phone")))
    .leftJoin(
      instituteMember,
      and(
        eq(session.role, "institute"),
        eq(instituteMember.phoneHash, userContact.valueHash),
        isNull(instituteMember.endedAt),
        isNull(instituteMember.suspendedAt),
      ),
    )
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.endedAt))),
);

/**
 * The session behind a token, or null. Everything that can end it is asked each time, in one query: its
 * clock, its owner, the role it was made for, the institute it speaks for. So all of them act at once (T9).
 */
export async function findSession(token: string): Promise<LiveSession | null> {
  const [found] = await readSession({ tokenHash: hashToken(token) });
  if (!found) return null;
  const at = now();
  const { idleMs } = sessionRules(found.session.role);
  const idle = at.getTime() - found.session.lastSeenAt.getTime();
  if (found.session.expiresAt <= at || (idleMs !== null && idle > idleMs)) return null;
  if (found.user.disabledAt || found.user.erasedAt || found.role.revokedAt) return null;
  if (found.role.suspendedAt) return null;
  const { helper } = found;
  if (found.session.helperId && (!helper || helper.endedAt || helper.endsAt <= at)) return null;
  if (idle > touchEveryMs) {
    await database().update(session).set({ lastSeenAt: at }).where(eq(session.id, found.session.id));
  }
  const chosen = found.student && !found.student.erasedAt ? found.student : null;
  if (chosen) readStudentRow.know(chosen, chosen.id);
  if (found.family) readFamily.know(found.family, found.user.id);
  readKeptViews.know(found.kept, { userId: found.user.id } as Actor);
  readContactRow.know(found.phone, found.user.id, "phone");
  if (found.session.role === "institute") {
    const { member, personName } = found;
    readMemberRow.know(member && { ...member, personName }, found.user.id);
  }
  return {
    sessionId: found.session.id,
    userId: found.user.id,
    role: found.session.role,
    name: chosen?.name ?? found.member?.instituteName ?? found.user.name,
    studentId: chosen?.id ?? null,
    helper: helper && { id: helper.id, name: helperRow.nameOf(helper) },
    organisationId: found.role.organisationId,
    teamRole: found.role.teamRole,
    instituteId: found.member?.instituteId ?? null,
    memberRole: found.member?.memberRole ?? null,
    staffRoles: found.role.staffRoles.filter(isStaffRole),
    limit: toStaffLimit(found.role.limitStates, found.role.limitLanguages),
  };
}
