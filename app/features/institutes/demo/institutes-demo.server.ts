import { eq, like } from "drizzle-orm";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { rupees } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute, institutePerson, rosterStudent } from "#app/db/schema/institutes.ts";
import { notification } from "#app/db/schema/messages.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { demoInstitute } from "#app/features/identity/demo/demo-people.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { closeScholarship } from "#app/features/scholarships/server/lifecycle/close-scholarship.server.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { registrationKeyOf } from "../partnership-number.ts";
import { rosterRow } from "../server/roster/roster-row.server.ts";
import { termEnd } from "../term-end.ts";
import { demoProfile } from "./demo-institutes.ts";
import { demoRoll } from "./demo-roll.ts";
import { makeDemoRequests } from "./make-demo-requests.server.ts";

/** The demo institute with its roll and a closed scholarship, and requests at the desk; made once. */
export async function buildInstitutesDemo(): Promise<void> {
  const known = await database().$count(institute, eq(institute.id, demoInstitute.instituteId));
  if (known > 0) return;
  await inTransaction(addInstitute);
  await addClosedScholarship();
  await makeDemoRequests();
  // The admin desk of the demo has its own eight; these are no news to anybody.
  await database()
    .update(notification)
    .set({ readAt: now() })
    .where(like(notification.link, "/admin/partnerships/%"));
}

async function addInstitute(tx: Tx): Promise<void> {
  const { instituteId: id, memberId, phone, name, code } = demoInstitute;
  const { email, pan, ...profile } = demoProfile;
  const at = now();
  const termFrom = addIstDays(istDate(at), -400);
  const seal = (column: string, value: string) =>
    encryptField(value, { table: "institute", column, rowId: id });
  await tx.insert(institute).values({
    id,
    code,
    name,
    ...profile,
    registrationKey: registrationKeyOf(profile.registrationNumber),
    contactEmailEncrypted: seal("contact_email_encrypted", email),
    contactPhoneEncrypted: seal("contact_phone_encrypted", phone),
    panEncrypted: seal("pan_encrypted", pan),
    termFrom,
    termTo: termEnd.ofTermFrom(termFrom),
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(instituteMember).values({
    id: memberId,
    instituteId: id,
    phoneHash: hashContact("phone", phone),
    memberRole: "owner",
    instituteName: name,
    instituteCode: code,
    createdAt: at,
  });
  await tx.insert(institutePerson).values({
    id: memberId,
    instituteId: id,
    name: profile.principalName,
    phoneEncrypted: encryptField(phone, {
      table: "institute_person",
      column: "phone_encrypted",
      rowId: memberId,
    }),
    memberRole: "owner",
    createdAt: at,
  });
  await tx.insert(rosterStudent).values(
    demoRoll.map(({ isConfirmed, ...student }) => {
      const rowId = newId();
      return {
        ...rosterRow.columns(rowId, student),
        id: rowId,
        instituteId: id,
        status: isConfirmed ? ("confirmed" as const) : ("listed" as const),
        confirmedAt: isConfirmed ? at : null,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
  await writeAudit(tx, {
    chain: `institute:${id}`,
    actor: systemActor,
    event: "institute.created",
    details: { code, by: "demo" },
  });
}

/** Last year's: the demo institute has Active and Closed ones. The reviews room adds what applications came for. */
async function addClosedScholarship(): Promise<void> {
  const closesOn = addIstDays(istDate(), -60);
  const made = await createScholarship(
    systemActor,
    {
      title: "Godavari Sports Talent Award",
      provider: demoInstitute.name,
      providerType: "private",
      category: "sports",
      amountText: "₹15,000 once",
      amountMinInr: 15_000,
      amountMaxInr: 15_000,
      amountPeriod: "once",
      description: "For students of the institute who played for their district or state this year.",
      criteria: { levels: { from: "diploma", to: "ug" }, marks: { minPercent: 50 } },
      cycles: [{ opensOn: addIstDays(closesOn, -60), closesOn, basis: "announced" }],
      eligibility: ["Class or course: Diploma to Undergraduate", "Marks of at least 50%"],
      benefits: ["₹15,000 in one payment", "A coach for the season"],
      documents: ["Sports certificate"],
      applicationProcess: "The sports committee looks at certificates and decides within two weeks.",
      seatsPerYear: 10,
    },
    { owner: { kind: "institute", id: demoInstitute.instituteId } },
  );
  await setScholarshipTerms(systemActor, made.id, {
    seats: 10,
    awardPaise: rupees(15_000),
    budgetPaise: rupees(150_000),
    moneySource: "institute_pays",
    promisedAt: now(),
    questions: [{ id: "q1", label: "Which sport, and at what level?", kind: "short" }],
    rubric: [{ id: "r1", label: "Achievement", max: 50 }],
  });
  await publishScholarship(systemActor, made.id);
  await closeScholarship(systemActor, made.id, "ended");
  // Nobody is to be told of a round that is over.
  await database().update(scholarship).set({ announcedAt: now() }).where(eq(scholarship.id, made.id));
}
