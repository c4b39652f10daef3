import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { isId, publicNumber } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskEmail, maskPhone } from "#app/core/secrets/mask.ts";
import { languageTable } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { documentPermissions } from "#app/features/documents/document-permissions.ts";
import { accountPermissions } from "#app/features/identity/account-permissions.ts";
import { securityPermissions } from "#app/features/identity/security-permissions.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { findReadingLanguage } from "#app/features/identity/server/students/find-reading-language.server.ts";
import { findSuspension } from "#app/features/identity/suspension/find-suspension.server.ts";
import { suspensionPermissions } from "#app/features/identity/suspension-permissions.ts";
import { payoutMachine } from "#app/features/payouts/payout-status.ts";
import { payoutNumber } from "#app/features/payouts/payout-view.ts";
import { recoveryNumber } from "#app/features/recovery/recovery-number.ts";
import { deskRecoveryStatuses, recoveryMachine } from "#app/features/recovery/recovery-status.ts";
import { registrationMachine } from "#app/features/registration/registration-status.ts";
import type { StudentFile } from "../find/find-view.ts";
import { findPermissions } from "../find-permissions.ts";
import { studentFileParts } from "./student-file-parts.server.ts";

type StudentRow = typeof student.$inferSelect;

const numberOf = (row: StudentRow) =>
  publicNumber("SS", Number(istDate(row.createdAt).slice(0, 4)), row.serial);

/** One student with what concerns her, for the desk on the phone. Phone and e-mail masked; looking is written down. */
export async function getStudentFile(actor: Actor, studentId: string): Promise<StudentFile> {
  findPermissions.assertCan(actor, "find.students");
  const [row] = isId(studentId)
    ? await database()
        .select()
        .from(student)
        .where(and(eq(student.id, studentId), isNull(student.erasedAt)))
    : [];
  if (!row) throw notFound("There is no such student.");
  await assertWithin(actor, "student", row.id);
  const [registered, applications, payouts, recoveries, siblings, phone, email, reads, suspensions, account] =
    await Promise.all([
      database().select().from(registration).where(eq(registration.studentId, row.id)),
      findPermissions.can(actor, "find.applications") ? applicationsOf(row) : [],
      findPermissions.can(actor, "find.payouts") ? payoutsOf(row) : [],
      findPermissions.can(actor, "find.requests") ? recoveriesOf(row, actor) : [],
      siblingsOf(row, actor),
      findContact(row.userId, "phone"),
      findContact(row.userId, "email"),
      findReadingLanguage(row.userId),
      findSuspension("account", row.userId),
      database().select({ disabledAt: appUser.disabledAt }).from(appUser).where(eq(appUser.id, row.userId)),
    ]);
  const [papers, messages, consents, trail] = await Promise.all([
    documentPermissions.can(actor, "document.list", { owner: { kind: "student", id: row.id } })
      ? studentFileParts.papers(row)
      : null,
    findPermissions.can(actor, "find.messages") ? studentFileParts.messages(phone, email) : null,
    findPermissions.can(actor, "find.consents") ? studentFileParts.consents(row) : null,
    securityPermissions.can(actor, "security.read_audit") ? studentFileParts.trail(row) : null,
  ]);
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `student:${row.id}`,
      actor,
      event: "desk.student_read",
      subject: `student:${row.id}`,
    }),
  );
  const known = registered[0];
  return {
    id: row.id,
    name: row.name ?? "Student without a name yet",
    number: numberOf(row),
    phone: phone && maskPhone(phone),
    email: email && maskEmail(email),
    facts: [
      { term: "Registration", value: known ? registrationMachine.states[known.status].label : "Not begun" },
      ...(known?.registeredAt ? [{ term: "Registered", value: formatDate(known.registeredAt) }] : []),
      ...(known?.schoolName ? [{ term: "School or college", value: known.schoolName }] : []),
      { term: "Reads", value: languageTable[reads].english },
      { term: "With us since", value: formatDate(row.createdAt) },
    ],
    applications,
    payouts,
    recoveries,
    siblings,
    papers,
    messages,
    consents,
    trail,
    suspensions,
    isHeld: account[0]?.disabledAt != null,
    maySuspend: suspensionPermissions.can(actor, "suspension.student"),
    maySee: accountPermissions.can(actor, "account.see_as_student"),
  };
}

async function applicationsOf({ id }: StudentRow) {
  const rows = await database()
    .select({ application, title: scholarship.title })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(and(eq(application.studentId, id), ne(application.status, "draft")))
    .orderBy(desc(application.savedAt), desc(application.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.application.id,
    title: applicationNumber(row.application),
    line: `${row.title ?? "Assisted"} · ${applicationMachine.states[row.application.status].label}`,
    href: `/admin/applications/${applicationNumber(row.application)}`,
  }));
}

async function payoutsOf({ id }: StudentRow) {
  const rows = await database()
    .select({ payout })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .where(eq(award.studentId, id))
    .orderBy(desc(payout.createdAt), desc(payout.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.payout.id,
    title: payoutNumber(row.payout),
    line: `${formatMoney(paise(row.payout.amountPaise))} · ${payoutMachine.states[row.payout.status].label}`,
    href: `/admin/payouts/${row.payout.batchId}`,
  }));
}

async function recoveriesOf({ userId }: StudentRow, actor: Actor) {
  const rows = await database()
    .select()
    .from(recoveryRequest)
    .where(and(eq(recoveryRequest.userId, userId), withinLimit(actor, "recovery", recoveryRequest.id)))
    .orderBy(desc(recoveryRequest.createdAt))
    .limit(10);
  return rows
    .filter(({ status }) => deskRecoveryStatuses.some((shown) => shown === status))
    .map((row) => ({
      id: row.id,
      title: recoveryNumber(row),
      line: `Lost phone · ${recoveryMachine.states[row.status].label}`,
      href: `/admin/recovery/${row.id}`,
    }));
}

async function siblingsOf({ id, userId }: StudentRow, actor: Actor) {
  const rows = await database()
    .select()
    .from(student)
    .where(
      and(
        eq(student.userId, userId),
        ne(student.id, id),
        isNull(student.erasedAt),
        withinLimit(actor, "student", student.id),
      ),
    )
    .limit(20);
  return rows.map((row) => ({
    id: row.id,
    title: row.name ?? "Student without a name yet",
    line: numberOf(row),
    href: `/admin/students/${row.id}`,
  }));
}
