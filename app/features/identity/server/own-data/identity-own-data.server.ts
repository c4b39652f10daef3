import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { consent, guardianConsent } from "#app/db/schema/consents.ts";
import { dashboardTile } from "#app/db/schema/dashboard-tiles.ts";
import { listMail, listMailReader } from "#app/db/schema/list-mails.ts";
import { listChoice, listView } from "#app/db/schema/list-views.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { passkey, passkeyChallenge } from "#app/db/schema/passkeys.ts";
import { passwordReset, userPassword } from "#app/db/schema/passwords.ts";
import { recoveryCode, userTotp } from "#app/db/schema/second-factors.ts";
import { parkedForm, session } from "#app/db/schema/sessions.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { helperRow } from "../../helping/helper-row.server.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import { nomineeRow } from "../nominees/nominee-row.server.ts";
import type { DataSubject, OwnDataRoom } from "./own-data-rooms.server.ts";

/** What identity itself holds about people (T36). */
export const identityOwnData: OwnDataRoom = {
  name: "account",
  collect,
  async erase(tx, { userId, studentIds }) {
    const contacts = await tx.select().from(userContact).where(eq(userContact.userId, userId));
    const phones = contacts.filter(({ kind }) => kind === "phone").map(({ valueHash }) => valueHash);
    if (phones.length > 0) await tx.delete(otpCode).where(inArray(otpCode.phoneHash, phones));
    await tx.delete(userContact).where(eq(userContact.userId, userId));
    await tx.delete(userPassword).where(eq(userPassword.userId, userId));
    await tx.delete(userTotp).where(eq(userTotp.userId, userId));
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
    await tx.delete(passkey).where(eq(passkey.userId, userId));
    await tx.delete(passkeyChallenge).where(eq(passkeyChallenge.userId, userId));
    await tx.delete(passwordReset).where(eq(passwordReset.userId, userId));
    await tx.delete(parkedForm).where(eq(parkedForm.userId, userId));
    await tx
      .delete(nominee)
      .where(or(eq(nominee.userId, userId), inArray(nominee.studentId, [...studentIds])));
    await tx
      .delete(nomineeCopy)
      .where(or(eq(nomineeCopy.userId, userId), inArray(nomineeCopy.studentId, [...studentIds])));
    await tx
      .delete(session)
      .where(or(eq(session.userId, userId), inArray(session.helperId, helpersOf(tx, userId, studentIds))));
    await tx
      .delete(studentHelper)
      .where(or(eq(studentHelper.userId, userId), inArray(studentHelper.studentId, [...studentIds])));
    await tx.delete(listChoice).where(eq(listChoice.userId, userId));
    await tx.delete(dashboardTile).where(eq(dashboardTile.userId, userId));
    await tx.delete(listMailReader).where(eq(listMailReader.userId, userId));
    await tx.delete(listMail).where(eq(listMail.userId, userId));
    await tx.delete(listView).where(eq(listView.userId, userId));
    await tx.delete(assignment).where(eq(assignment.userId, userId));
    if (studentIds.length > 0) {
      await tx.delete(guardianConsent).where(inArray(guardianConsent.studentId, [...studentIds]));
      await tx
        .update(student)
        .set({ name: null, givenName: null, birthDay: null, erasedAt: now() })
        .where(inArray(student.id, [...studentIds]));
    }
    // That consent was given and withdrawn stays as proof, with nothing in it that says by whom.
    await tx
      .update(consent)
      .set({ withdrawnAt: now() })
      .where(
        and(
          or(eq(consent.userId, userId), inArray(consent.studentId, [...studentIds])),
          isNull(consent.withdrawnAt),
        ),
      );
    await tx.update(userRole).set({ revokedAt: now() }).where(eq(userRole.userId, userId));
    await tx.update(appUser).set({ name: null, erasedAt: now() }).where(eq(appUser.id, userId));
  },
};

function helpersOf(tx: Tx, userId: string, studentIds: readonly string[]) {
  return tx
    .select({ id: studentHelper.id })
    .from(studentHelper)
    .where(or(eq(studentHelper.userId, userId), inArray(studentHelper.studentId, [...studentIds])));
}

async function collect({ userId, studentIds }: DataSubject): Promise<unknown> {
  const db = database();
  const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
  const contacts = await db.select().from(userContact).where(eq(userContact.userId, userId));
  const students = await db
    .select()
    .from(student)
    .where(or(eq(student.userId, userId), inArray(student.id, [...studentIds])))
    .orderBy(asc(student.serial));
  const guardians =
    studentIds.length > 0
      ? await db
          .select()
          .from(guardianConsent)
          .where(inArray(guardianConsent.studentId, [...studentIds]))
      : [];
  return {
    name: user?.name ?? null,
    language: user?.language ?? null,
    since: user?.createdAt ?? null,
    contacts: contacts.map((row) => ({
      kind: row.kind,
      value: contactRow.open(row),
      verifiedAt: row.verifiedAt,
    })),
    roles: await db
      .select({ role: userRole.role, since: userRole.grantedAt, until: userRole.revokedAt })
      .from(userRole)
      .where(eq(userRole.userId, userId)),
    students: students.map(({ id, name, givenName, birthDay, createdAt }) => ({
      ...{ id, name, givenName, birthDay, createdAt },
    })),
    guardianConsents: guardians.map((row) => ({
      studentId: row.studentId,
      relation: row.relation,
      guardianName: decryptField(row.guardianNameEncrypted, {
        table: "guardian_consent",
        column: "guardian_name_encrypted",
        rowId: row.id,
      }),
      phone: decryptField(row.phoneEncrypted, {
        table: "guardian_consent",
        column: "phone_encrypted",
        rowId: row.id,
      }),
      version: row.version,
      givenAt: row.givenAt,
      withdrawnAt: row.withdrawnAt,
    })),
    nominees: (await db.select().from(nominee).where(eq(nominee.userId, userId))).map((row) => ({
      studentId: row.studentId,
      ...nomineeRow.open(row),
      namedAt: row.namedAt,
    })),
    helpers: (
      await db
        .select()
        .from(studentHelper)
        .where(or(eq(studentHelper.userId, userId), inArray(studentHelper.studentId, [...studentIds])))
        .orderBy(asc(studentHelper.letAt))
    ).map((row) => ({
      studentId: row.studentId,
      name: helperRow.nameOf(row),
      phone: helperRow.phoneOf(row),
      kind: row.kind,
      since: row.letAt,
      until: row.endedAt ?? row.endsAt,
    })),
    consents: await db
      .select()
      .from(consent)
      .where(or(eq(consent.userId, userId), inArray(consent.studentId, [...studentIds])))
      .orderBy(asc(consent.givenAt)),
    sessions: await db
      .select({
        device: session.device,
        network: session.network,
        role: session.role,
        startedAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        endedAt: session.endedAt,
      })
      .from(session)
      .where(eq(session.userId, userId))
      .orderBy(asc(session.createdAt)),
    passkeys: await db
      .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
      .from(passkey)
      .where(eq(passkey.userId, userId)),
    listViews: await db
      .select({
        list: listView.list,
        name: listView.name,
        query: listView.query,
        isShared: listView.isShared,
        since: listView.createdAt,
      })
      .from(listView)
      .where(eq(listView.userId, userId)),
    listChoices: await db
      .select({ list: listChoice.list, view: listChoice.viewId, hiddenColumns: listChoice.hidden })
      .from(listChoice)
      .where(eq(listChoice.userId, userId)),
    listMails: await db
      .select({ view: listMail.viewId, schedule: listMail.schedule, since: listMail.createdAt })
      .from(listMail)
      .where(eq(listMail.userId, userId)),
    dashboard: await db
      .select({ kind: dashboardTile.kind, shows: dashboardTile.shows, since: dashboardTile.createdAt })
      .from(dashboardTile)
      .where(eq(dashboardTile.userId, userId)),
    history: await db
      .select({ at: auditEntry.at, event: auditEntry.event, details: auditEntry.details })
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${userId}`))
      .orderBy(asc(auditEntry.seq)),
  };
}
