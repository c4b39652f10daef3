import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { formatDate, formatDateTime, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { bonafideLetter, institute, institutePerson, rosterStudent } from "#app/db/schema/institutes.ts";
import { student } from "#app/db/schema/students.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { letterNumber } from "../letter-number.ts";
import { memberRoleLabels } from "../member-roles.ts";
import { partnershipPermissions } from "../partnership-permissions.ts";
import { rosterMachine } from "../roster-status.ts";

const hashesOf = ({ phones }: DataSubject) => phones.map((phone) => hashContact("phone", phone));
const erasedName = "Erased on request";

async function collect(subject: DataSubject): Promise<unknown> {
  const hashes = hashesOf(subject);
  if (hashes.length === 0) return { team: [], rolls: [] };
  return { team: await collectTeam(hashes), rolls: await collectRolls(subject, hashes) };
}

async function collectTeam(hashes: string[]) {
  const rows = await database()
    .select({ member: instituteMember, person: institutePerson })
    .from(instituteMember)
    .leftJoin(institutePerson, eq(institutePerson.id, instituteMember.id))
    .where(inArray(instituteMember.phoneHash, hashes))
    .orderBy(asc(instituteMember.createdAt));
  return rows.map(({ member, person }) => ({
    institute: member.instituteName,
    instituteId: member.instituteCode,
    role: memberRoleLabels[member.memberRole],
    since: formatDateTime(member.createdAt),
    until: member.endedAt && formatDateTime(member.endedAt),
    name: person?.name ?? null,
    reminderEmail:
      person?.emailEncrypted &&
      decryptField(person.emailEncrypted, {
        table: "institute_person",
        column: "email_encrypted",
        rowId: person.id,
      }),
    reminders: person && { sms: person.remindBySms, email: person.remindByEmail },
  }));
}

/**
 * An institute typed the phone, so a slip of a digit would hand one family's child to another: who it is comes
 * out only where the date of birth is the account's own, as on the review screen. Else that there is an entry.
 */
async function collectRolls({ studentIds }: DataSubject, hashes: string[]) {
  const days = studentIds.length
    ? await database()
        .select({ birthDay: student.birthDay })
        .from(student)
        .where(inArray(student.id, [...studentIds]))
    : [];
  const known = new Set(days.map(({ birthDay }) => birthDay));
  const rows = await database()
    .select({ entry: rosterStudent, institute: institute.name })
    .from(rosterStudent)
    .innerJoin(institute, eq(institute.id, rosterStudent.instituteId))
    .where(inArray(rosterStudent.phoneHash, hashes))
    .orderBy(asc(rosterStudent.createdAt), asc(rosterStudent.id));
  return Promise.all(
    rows.map(async ({ entry, institute: name }) => {
      if (!known.has(entry.birthDay)) {
        return { institute: name, note: "Your phone stands on its roll. Ask the institute for the entry." };
      }
      return {
        institute: name,
        admissionNumber: entry.admissionNumber,
        name: entry.name,
        dateOfBirth: formatDate(entry.birthDay),
        gender: entry.gender,
        course: entry.course,
        year: entry.year,
        enrolment: rosterMachine.states[entry.status].label,
        since: formatDateTime(entry.createdAt),
        letters: await lettersOf(entry.id),
      };
    }),
  );
}

async function lettersOf(rosterStudentId: string) {
  const letters = await database()
    .select()
    .from(bonafideLetter)
    .where(eq(bonafideLetter.rosterStudentId, rosterStudentId))
    .orderBy(asc(bonafideLetter.issuedAt));
  return letters.map((letter) => ({
    number: letterNumber(letter),
    purpose: letter.purpose,
    at: formatDateTime(letter.issuedAt),
  }));
}

/**
 * A member leaves the team and is nameless in it. On a roll only the phone goes, which was the account's: the
 * register itself is the institute's own record of whom it teaches, and it answers for it.
 */
async function erase(tx: Tx, subject: DataSubject): Promise<void> {
  const hashes = hashesOf(subject);
  if (hashes.length === 0) return;
  const members = await tx.select().from(instituteMember).where(inArray(instituteMember.phoneHash, hashes));
  for (const member of members) await eraseMember(tx, member);
  await tx
    .update(rosterStudent)
    .set({ phoneEncrypted: null, phoneHash: null, updatedAt: now() })
    .where(inArray(rosterStudent.phoneHash, hashes));
}

async function eraseMember(tx: Tx, member: typeof instituteMember.$inferSelect): Promise<void> {
  const { id, instituteId, memberRole } = member;
  const endedAt = member.endedAt ?? now();
  await tx
    .update(instituteMember)
    .set({ endedAt, phoneHash: `erased:${id}` })
    .where(eq(instituteMember.id, id));
  await tx
    .update(institutePerson)
    .set({
      name: erasedName,
      phoneEncrypted: encryptField("", { table: "institute_person", column: "phone_encrypted", rowId: id }),
      emailEncrypted: null,
      endedAt,
    })
    .where(eq(institutePerson.id, id));
  await writeAudit(tx, {
    chain: `institute:${instituteId}`,
    actor: systemActor,
    event: "institute.member_erased",
    subject: `member:${id}`,
    from: memberRole,
  });
  if (member.endedAt || memberRole !== "owner") return;
  const owners = and(
    eq(institutePerson.instituteId, instituteId),
    eq(institutePerson.memberRole, "owner"),
    isNull(institutePerson.endedAt),
  );
  if ((await tx.$count(institutePerson, owners)) > 0) return;
  // Nobody can be kept from leaving; the desk finds the institute a new owner.
  await tellDesk(
    tx,
    partnershipPermissions.right("partnership.work_desk"),
    {
      type: "warning",
      title: "An institute has no owner",
      message: `The last owner of ${member.instituteName} (${member.instituteCode}) had the account erased.`,
      link: "/admin/partnerships",
      dedupeKey: `institute-ownerless:${id}`,
    },
    { kind: "institute", id: instituteId },
  );
}

/** T36: people on a team and on a roll. */
export const instituteOwnData: OwnDataRoom = { name: "institutes", collect, erase };
