import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { award } from "#app/db/schema/awards.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { startApplication } from "#app/features/applications/server/sending/start-application.server.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { canEnter } from "#app/features/identity/server/sessions/can-enter.server.ts";
import { findSession } from "#app/features/identity/server/sessions/find-session.server.ts";
import { startSession } from "#app/features/identity/server/sessions/start-session.server.ts";
import { reserveAwards } from "#app/features/payouts/server/awards/reserve-awards.server.ts";
import { approvePayouts } from "#app/features/payouts/server/batches/approve-payouts.server.ts";
import { preparePayouts } from "#app/features/payouts/server/batches/prepare-payouts.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { jobs } from "#server/job-list.ts";
import { makeScholarship, makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { acceptOffers, give, makeApproved, makePortalPerson } from "#tests/support/funding-world.ts";
import {
  actorOf,
  freshRequest,
  sentMessages,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { makePartner } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getInstituteFile } from "./get-institute-file.server.ts";
import { getOrganisationFile } from "./get-organisation-file.server.ts";
import { getStudentFile } from "./get-student-file.server.ts";
import { instituteFileActions } from "./institute-file-actions.server.ts";
import { organisationFileActions } from "./organisation-file-actions.server.ts";
import { studentFileActions } from "./student-file-actions.server.ts";
import { suspendInstitute } from "./suspend-institute.server.ts";
import { suspendOrganisation } from "./suspend-organisation.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();
useIdentityWorld();
beforeAll(() => connectFeatures());
// The outbox that remembers, in place of the one connectFeatures plugs in.
beforeEach(() => outgoingMessages.connect(async (_tx, message) => void sentMessages.push(message)));

async function deskOf(...roles: StaffRole[]): Promise<Actor & { userId: string }> {
  const person = await makePortalPerson("admin", roles.join(" "));
  await database().update(userRole).set({ staffRoles: roles }).where(eq(userRole.userId, person.userId));
  return { ...person, staffRoles: roles };
}

const why = { reason: "other_papers", note: "The marksheet is her cousin's." };
const partnerWhy = { reason: "to_check", note: "Letters name another school." };

const statusOf = async (id: string) =>
  (await database().select({ status: scholarship.status }).from(scholarship).where(eq(scholarship.id, id)))[0]
    ?.status;

describe("a student", () => {
  let support: Actor & { userId: string };
  let student: Awaited<ReturnType<typeof makeStudent>>;
  let params: { studentId: string };
  let phone: string;
  beforeEach(async () => {
    support = await deskOf("support");
    student = await makeStudent("Sravani Gaddam");
    await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, student.userId));
    params = { studentId: student.studentId };
    phone = (await findContact(student.userId, "phone")) ?? "";
  });

  everyButton(studentFileActions, {
    async suspend(press) {
      const { token } = await signInByPhone(phone);
      expect(await findSession(token)).not.toBeNull();
      await expect(press(support, { note: "No reason chosen" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Choose what they are told."] } },
      });
      sentMessages.length = 0;
      await expect(press(support, why, params)).resolves.toEqual({
        to: `/admin/students/${student.studentId}?done=suspended`,
      });
      expect(await findSession(token)).toBeNull();
      await expect(signInByPhone(phone)).rejects.toMatchObject({ status: 403, code: "account_on_hold" });
      expect(sentMessages.filter(({ template }) => template === "account-suspended")).toEqual([
        expect.objectContaining({
          to: { phone },
          language: "te",
          values: { why: "మరొకరి పత్రాలు పంపారు." },
        }),
      ]);
      const [entry] = await database()
        .select()
        .from(auditEntry)
        .where(
          and(eq(auditEntry.chain, `account:${student.userId}`), eq(auditEntry.event, "account.disabled")),
        );
      expect(entry).toMatchObject({
        actorId: support.userId,
        details: { reason: why.note, told: "other_papers" },
      });
      expect((await getStudentFile(support, student.studentId)).suspensions).toMatchObject([
        { isOpen: true, by: "support", note: why.note },
      ]);
      // Twice is once: the second press finds nobody to suspend.
      await expect(press(support, why, params)).rejects.toMatchObject({ status: 404 });
    },
    async restore(press) {
      await studentFileActions.press(
        { ...pressAt(support), param: () => student.studentId },
        formOf("suspend", why),
      );
      sentMessages.length = 0;
      await press(support, { note: "It was her own after all." }, params);
      expect(await signInByPhone(phone)).toMatchObject({ userId: student.userId });
      expect(sentMessages.map(({ template }) => template)).toContain("account-restored");
      const [row] = await database()
        .select()
        .from(suspension)
        .where(eq(suspension.subjectId, student.userId));
      expect(row).toMatchObject({
        restoredBy: support.userId,
        restoredNote: "It was her own after all.",
      });
    },
  });

  test("is nobody's to suspend who does not hold the right, nor whose account opens another door", async () => {
    for (const role of ["verification", "finance", "auditor", "content", "claims"] as const) {
      const other = await deskOf(role);
      await expect(
        studentFileActions.press(
          { ...pressAt(other), param: () => student.studentId },
          formOf("suspend", why),
        ),
      ).resolves.toMatchObject({ status: 403 });
    }
    await database()
      .insert(userRole)
      .values({ userId: student.userId, role: "admin", staffRoles: ["finance"], grantedAt: new Date() });
    await expect(
      studentFileActions.press(
        { ...pressAt(support), param: () => student.studentId },
        formOf("suspend", why),
      ),
    ).resolves.toMatchObject({ status: 403 });
  });
});

describe("an institute", () => {
  everyButton(instituteFileActions, {
    async suspend(press) {
      const desk = await deskOf("verification");
      const { actor, answers } = await makePartner();
      const offered = await makeScholarship({ ownerKind: "institute", ownerId: actor.instituteId });
      const owner = await signInByPhone(answers.contactPhone ?? "", "institute");
      await press(desk, partnerWhy, { instituteId: actor.instituteId });
      // From the next click the same session speaks for nobody.
      expect((await actorOf(owner)).instituteId).toBeUndefined();
      expect(await statusOf(offered.id)).toBe("paused");
      await expect(startApplication(await makeStudent(), { slug: offered.slug })).rejects.toMatchObject({
        code: "scholarship_paused",
      });
      const [mail] = await database()
        .select()
        .from(outboundMessage)
        .where(eq(outboundMessage.subjectId, actor.instituteId));
      expect(mail?.template).toBe("institute-news");
      await expect(press(desk, partnerWhy, { instituteId: actor.instituteId })).resolves.toMatchObject({
        status: 409,
      });
      expect((await getInstituteFile(desk, actor.instituteId)).suspensions).toMatchObject([{ isOpen: true }]);
    },
    async restore(press) {
      const desk = await deskOf("verification");
      const { actor, answers } = await makePartner();
      const offered = await makeScholarship({ ownerKind: "institute", ownerId: actor.instituteId });
      await setScholarshipTerms(systemActor, offered.id, {
        moneySource: "institute_pays",
        seats: 2,
        awardPaise: 20_000_00,
      });
      await database()
        .update(scholarshipTerms)
        .set({ promisedAt: now() })
        .where(eq(scholarshipTerms.scholarshipId, offered.id));
      const open = await makeScholarship({ ownerKind: "institute", ownerId: actor.instituteId });
      const resting = await makeScholarship({
        ownerKind: "institute",
        ownerId: actor.instituteId,
        status: "paused",
      });
      const owner = await signInByPhone(answers.contactPhone ?? "", "institute");
      await suspendInstitute.suspend(desk, actor.instituteId, { reason: "to_check", note: "Letters." });
      await expect(
        press(desk, { note: "All is well." }, { instituteId: actor.instituteId }),
      ).resolves.toEqual({
        to: `/admin/institutes/${actor.instituteId}?done=restored`,
      });
      expect((await actorOf(owner)).instituteId).toBe(actor.instituteId);
      expect(await statusOf(offered.id)).toBe("active");
      // Nobody has said who pays there: it cannot go on by itself, and that holds up nothing else.
      expect(await statusOf(open.id)).toBe("paused");
      // What it had paused itself stays as it left it.
      expect(await statusOf(resting.id)).toBe("paused");
      await expect(
        press(desk, { note: "Once more." }, { instituteId: actor.instituteId }),
      ).resolves.toMatchObject({ status: 409 });
    },
  });
});

/** A donor with a program, money in it, and one of its people signed in. */
async function makeGiver() {
  const donor = await makePortalPerson("donor", "Deccan Learning Foundation");
  const { id } = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title: "Girls in Engineering",
    description: "For young women in the first years of engineering.",
    category: "women",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    states: [],
    gender: "female",
    award: 20_000_00,
    seats: 50,
    closesOn: "2027-12-31",
    isOpen: true,
  });
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  await give(donor, id, 10_00_000_00);
  await database()
    .update(scholarship)
    .set({ status: "active" })
    .where(eq(scholarship.id, row?.scholarshipId ?? ""));
  const session = await database().transaction((tx) =>
    startSession(tx as never, {
      userId: donor.userId,
      role: "donor",
      method: "password",
      request: freshRequest(),
    }),
  );
  return {
    donor,
    organisationId: donor.organisationId ?? "",
    programmeId: id,
    scholarshipId: row?.scholarshipId ?? "",
    token: session.token,
  };
}

describe("a donor", () => {
  everyButton(organisationFileActions, {
    async suspend(press) {
      const desk = await deskOf("security");
      const giver = await makeGiver();
      expect(await findSession(giver.token)).not.toBeNull();
      await press(desk, partnerWhy, { organisationId: giver.organisationId });
      expect(await findSession(giver.token)).toBeNull();
      expect(await canEnter(database() as never, giver.donor.userId, "donor")).toBe(false);
      expect(await statusOf(giver.scholarshipId)).toBe("paused");
      const other = await makePortalPerson("donor", "Another Trust");
      await expect(give(other, giver.programmeId, 1_000_00)).rejects.toMatchObject({ status: 409 });
      expect((await getOrganisationFile(desk, giver.organisationId)).suspensions).toMatchObject([
        { isOpen: true },
      ]);
    },
    async restore(press) {
      const desk = await deskOf("security");
      const giver = await makeGiver();
      await suspendOrganisation.suspend(desk, giver.organisationId, { reason: "to_check", note: "PAN." });
      await press(desk, { note: "The PAN is right." }, { organisationId: giver.organisationId });
      expect(await canEnter(database() as never, giver.donor.userId, "donor")).toBe(true);
      expect(await statusOf(giver.scholarshipId)).toBe("active");
      const [row] = await database()
        .select()
        .from(organisation)
        .where(eq(organisation.id, giver.organisationId));
      expect(row?.name).toBeTruthy();
    },
  });
});

describe("no rupee leaves", () => {
  test("for a suspended student nor of a suspended giver, also from a batch made before; it does after", async () => {
    const clerk = await deskOf("super_admin");
    const chief = await deskOf("super_admin");
    const giver = await makeGiver();
    const { student } = await makeApproved(giver.scholarshipId, 20_000_00);
    await reserveAwards(clerk);
    await acceptOffers();
    const placeOf = async () =>
      (
        await database()
          .select({ place: awardPlace })
          .from(award)
          .where(eq(award.studentId, student.studentId))
      )[0]?.place;
    expect(await placeOf()).toBe("ready");

    await suspendOrganisation.suspend(clerk, giver.organisationId, { reason: "to_check", note: "PAN." });
    expect(await placeOf()).toBe("held");
    await expect(preparePayouts(clerk, newFormKey())).rejects.toMatchObject({ code: "nothing_ready" });
    await suspendOrganisation.restore(clerk, giver.organisationId, { note: "Right." });

    const { id } = await preparePayouts(clerk, newFormKey());
    expect(await database().$count(payout, eq(payout.batchId, id))).toBe(1);
    await studentFileActions.press(
      { ...pressAt(clerk), param: () => student.studentId },
      formOf("suspend", why),
    );
    await expect(approvePayouts(chief, id)).rejects.toMatchObject({ code: "payout_held" });
    await studentFileActions.press(
      { ...pressAt(clerk), param: () => student.studentId },
      formOf("restore", { note: "Her own." }),
    );
    await approvePayouts(chief, id);
  });
});

function pressAt(actor: Actor) {
  return { ...pressOf(actor) };
}
function formOf(name: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set("intent", name);
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return form;
}
