import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { type ConsentPurpose, consentPurposes } from "../rules/consent-purposes.ts";
import { contactRow } from "../server/contacts/contact-row.server.ts";
import { createPortalUser } from "../server/staff/create-portal-user.server.ts";
import { portalRoles } from "../staff/portal-role.ts";
import { addDemoOrganisation } from "./add-demo-organisation.server.ts";
import { demoInstitute, demoPortals, demoStaff, demoStudent } from "./demo-people.ts";

/** The people of the demo, with their fixed sign-ins. Made once; a second call changes nothing. */
export async function buildIdentityDemo(): Promise<void> {
  const [known] = await database().select().from(appUser).where(eq(appUser.id, demoStudent.userId));
  if (!known) await buildPeople();
  await buildStaff();
}

async function buildPeople(): Promise<void> {
  await inTransaction(async (tx) => {
    await addPhoneUser(tx, { ...demoStudent, role: "student" });
    await tx.insert(student).values({
      id: demoStudent.studentId,
      userId: demoStudent.userId,
      name: demoStudent.name,
      birthDay: demoStudent.birthDay,
      createdAt: now(),
    });
    await addConsents(tx, demoStudent, ["profile_matching"]);
    await addPhoneUser(tx, { ...demoInstitute, role: "institute" });
    for (const role of portalRoles) {
      if (isGiver(role)) await addDemoOrganisation(tx, role, demoPortals[role]);
      const staffRoles = role === "admin" ? (["super_admin"] as const) : [];
      await createPortalUser(systemActor, { ...demoPortals[role], role, staffRoles });
    }
  });
}

/** Asked by itself: a demo world of yesterday gets its staff too. */
async function buildStaff(): Promise<void> {
  for (const { role, ...person } of demoStaff) {
    const [known] = await database().select().from(appUser).where(eq(appUser.id, person.userId));
    if (!known) await createPortalUser(systemActor, { ...person, role: "admin", staffRoles: [role] });
  }
}

type PhoneUser = { userId: string; phone: string; name: string; role: "student" | "institute" };

async function addPhoneUser(tx: Tx, { userId, phone, name, role }: PhoneUser): Promise<void> {
  const at = now();
  await tx.insert(appUser).values({ id: userId, name, createdAt: at });
  await tx.insert(userContact).values(contactRow.make({ userId, kind: "phone", value: phone }));
  await tx.insert(userRole).values({ userId, role, grantedAt: at });
  await addConsents(tx, { userId }, ["terms", "privacy"]);
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor: systemActor,
    event: "account.created",
    details: { by: "demo" },
  });
}

async function addConsents(
  tx: Tx,
  { userId, studentId }: { userId: string; studentId?: string },
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  await tx.insert(consent).values(
    purposes.map((purpose) => ({
      id: newId(),
      userId,
      studentId: studentId ?? null,
      purpose,
      version: consentPurposes[purpose].version,
      language: "en",
      givenAt: now(),
    })),
  );
}
