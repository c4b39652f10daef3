import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import type { StateName } from "#app/core/words/state-names.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { document } from "#app/db/schema/documents.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { submitEnquiry } from "#app/features/helpdesk/server/enquiries/submit-enquiry.server.ts";
import { joiningRow } from "#app/features/organisations/server/joining-row.server.ts";
import { recoveryRow } from "#app/features/recovery/server/recovery-row.server.ts";
import { makeStudent } from "./application-world.ts";
import { makePartner, soundPartnership } from "./institute-world.ts";

export type Corner = Awaited<ReturnType<typeof makeCorner>>;
type Region = "North" | "South" | "East" | "West";

let corners = 0;

/** One of everything that has a place, in one state and one language: every name in it holds `name`. */
export async function makeCorner(name: string, state: StateName, region: Region, language: "te" | "hi") {
  corners += 1;
  const her = await makeHer(name, state, language);
  const sent = await makeApplication(her);
  const partner = await makePartner({ ...soundPartnership(), instituteName: `${name} College`, state });
  const { enquiryId } = await submitEnquiry(
    { ...visitor, language },
    {
      name: `${name} Asks`,
      email: `${name.toLowerCase()}@mail.example`,
      phone: `97000000${String(corners).padStart(2, "0")}`,
      subject: "general-query",
      message: `A question of ${name}`,
    },
  );
  await database().update(enquiry).set({ region }).where(eq(enquiry.id, enquiryId));
  const joining = await makeJoining(name, state);
  return {
    name,
    studentId: her.studentId,
    applicationId: sent.id,
    number: applicationNumber(sent),
    instituteId: partner.actor.instituteId,
    partnershipId: partner.requestId,
    enquiryId,
    bookingId: await makeBooking(name, region, language),
    ...joining,
    recoveryId: await makeRecovery(her, language),
    paperId: await makePaper(her.studentId),
  };
}

async function makeHer(name: string, state: StateName, language: string) {
  const her = await makeStudent(`${name} Devi`);
  await database().update(appUser).set({ language }).where(eq(appUser.id, her.userId));
  await database()
    .insert(registration)
    .values({
      id: newId(),
      studentId: her.studentId,
      userId: her.userId,
      status: "registered",
      otrNumber: `OTR${corners}`,
      name: `${name} Devi`,
      dateOfBirth: "2009-01-01",
      state,
      createdAt: now(),
      updatedAt: now(),
      submittedAt: now(),
      registeredAt: now(),
    });
  return her;
}

/** Assisted and late: it waits at the desk. */
async function makeApplication(her: Actor & { studentId: string; userId: string }) {
  const [known] = await database().select().from(student).where(eq(student.id, her.studentId));
  const [made] = await database()
    .insert(application)
    .values({
      id: newId(),
      studentId: her.studentId,
      userId: her.userId,
      status: "under_review",
      answers: { fullName: { value: known?.name ?? "", at: 0 } },
      createdAt: now(),
      savedAt: now(),
      submittedAt: now(),
      dueAt: new Date(now().getTime() - 3_600_000),
      escalatedAt: now(),
    })
    .returning();
  if (!made) throw new Error("No application");
  const check = { applicationId: made.id, code: "ifsc_code", status: "pending" as const, position: 0 };
  await database()
    .insert(applicationCheck)
    .values({ id: newId(), ...check });
  return made;
}

async function makeBooking(name: string, region: Region, language: string): Promise<string> {
  const [made] = await database()
    .insert(booking)
    .values({
      id: newId(),
      kind: "counseling",
      service: "career-guidance",
      title: `${name} Session`,
      minutes: 30,
      status: "requested",
      language,
      region,
      fingerprint: newId(),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning();
  return made?.id ?? "";
}

async function makeJoining(name: string, state: StateName) {
  const organisationId = newId();
  const joiningId = newId();
  const made = { kind: "donor" as const, createdAt: now() };
  await database()
    .insert(organisation)
    .values({ id: organisationId, name: `${name} Trust`, type: "Trust/NGO", updatedAt: now(), ...made });
  await database()
    .insert(joiningRequest)
    .values({
      id: joiningId,
      holder: "trust",
      status: "submitted",
      emailEncrypted: joiningRow.sealEmail(joiningId, `${name.toLowerCase()}@trust.example`),
      emailHash: newId(),
      emailDomain: "trust.example",
      name: `${name} Trust`,
      city: "City",
      state,
      submittedAt: now(),
      dueAt: new Date(now().getTime() - 3_600_000),
      organisationId,
      ...made,
    });
  return { organisationId, joiningId };
}

async function makeRecovery(her: { studentId: string; userId: string }, language: string): Promise<string> {
  const id = newId();
  await database()
    .insert(recoveryRequest)
    .values({
      id,
      status: "submitted",
      language,
      newPhoneEncrypted: recoveryRow.sealPhone(id, "9811111111"),
      newPhoneHash: newId(),
      otrNumber: `OTR${corners}`,
      userId: her.userId,
      studentId: her.studentId,
      createdAt: now(),
      submittedAt: now(),
      dueAt: new Date(now().getTime() - 3_600_000),
    });
  return id;
}

async function makePaper(studentId: string): Promise<string> {
  const id = newId();
  await database().insert(document).values({
    id,
    ownerKind: "student",
    ownerId: studentId,
    kind: "income_certificate",
    originalName: "income.pdf",
    mime: "image/png",
    bytes: 12,
    sha256: "x",
    storeKey: id,
    keyId: "k",
    createdAt: now(),
    storedAt: now(),
  });
  return id;
}
