import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { registration } from "#app/db/schema/registration.ts";
import { listSiblings } from "#app/features/identity/server/list-siblings.server.ts";
import { addStudent } from "#app/features/identity/server/students/add-student.server.ts";
import { findFamilyOffer } from "#app/features/registration/family/find-family-offer.server.ts";
import { takeFamilyFacts } from "#app/features/registration/family/take-family-facts.server.ts";
import { findRegistration } from "#app/features/registration/server/find-registration.server.ts";
import { accountAddress } from "#app/features/registration/server/registration-row.server.ts";
import { saveRegistration } from "#app/features/registration/server/save-registration.server.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  typed,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { saveAnswers } from "../server/drafts/save-answers.server.ts";
import { startApplication } from "../server/sending/start-application.server.ts";
import { findSiblingAnswers } from "./find-sibling-answers.server.ts";
import { takeSiblingAnswers } from "./take-sibling-answers.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

const parents = { name: "Asha Rao", motherName: "Lakshmi Rao", fatherName: "Ramesh Rao", state: "telangana" };
const account = {
  bankName: "sbi",
  accountType: "savings",
  ifscCode: "SBIN0020183",
  accountNumber: "38204471902",
  confirmAccountNumber: "38204471902",
};

/** Asha, and her brother on the same phone. */
async function family(bearer: string): Promise<{ asha: Actor; ravi: Actor & { studentId: string } }> {
  const asha = await makeStudent();
  await saveRegistration(asha, { ...parents, ...account, passbookName: bearer });
  const studentId = await addStudent(asha, "Ravi Rao");
  return { asha, ravi: { ...asha, studentId } };
}
const rowOf = async (actor: Actor) =>
  (
    await database()
      .select()
      .from(registration)
      .where(eq(registration.studentId, actor.studentId ?? ""))
  )[0];

test("S28: the family's answers are offered to the second child and taken over by her press, what she typed stays", async () => {
  const { asha, ravi } = await family("Ramesh Rao");
  expect((await listSiblings(ravi)).map(({ name }) => name)).toEqual(["Asha Rao"]);
  const offer = await findFamilyOffer(ravi, await findRegistration(ravi));
  expect(offer).toMatchObject({
    name: "Asha Rao",
    mother: "Lakshmi Rao",
    bank: { holder: "Ramesh Rao", account: "XXXXXX1902" },
  });
  expect(JSON.stringify(offer)).not.toContain(account.accountNumber);
  await saveRegistration(ravi, { state: "karnataka" });
  await takeFamilyFacts(ravi, { from: asha.studentId ?? "", withBank: false });
  expect(await rowOf(ravi)).toMatchObject({
    motherName: "Lakshmi Rao",
    fatherName: "Ramesh Rao",
    state: "karnataka",
    accountEncrypted: null,
    name: null,
    aadhaarHash: null,
  });
  // Once she has said who her parents are, nothing is offered any more.
  expect(await findFamilyOffer(ravi, await findRegistration(ravi))).toBeNull();
  await takeFamilyFacts(ravi, { from: asha.studentId ?? "", withBank: true });
  const taken = await rowOf(ravi);
  expect(decryptField(taken?.accountEncrypted ?? "", accountAddress(taken?.id ?? ""))).toBe(
    account.accountNumber,
  );
  const audit = await database()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.chain, `registration:${taken?.id}`));
  expect(audit.filter(({ event }) => event === "registration.family_taken")).toHaveLength(2);
  expect(JSON.stringify(audit)).not.toMatch(/Lakshmi|Ramesh|38204471902/);
});

test("S28: an account in the sister's own name is not the family's; nobody takes anything from another phone", async () => {
  const { asha, ravi } = await family("Asha Rao");
  expect(await findFamilyOffer(ravi, await findRegistration(ravi))).toMatchObject({ bank: null });
  await takeFamilyFacts(ravi, { from: asha.studentId ?? "", withBank: true });
  expect(await rowOf(ravi)).toMatchObject({ motherName: "Lakshmi Rao", accountEncrypted: null });
  const stranger = await makeStudent("Meena");
  expect(await findFamilyOffer(stranger, await findRegistration(stranger))).toBeNull();
  await expect(
    takeFamilyFacts(stranger, { from: asha.studentId ?? "", withBank: true }),
  ).rejects.toMatchObject({ status: 404 });
});

test("S28: address, parents and income of a sister's form come into the brother's draft, nothing else", async () => {
  const { asha, ravi } = await family("Ramesh Rao");
  const { slug } = await makeScholarship();
  const hers = await startApplication(asha, { slug });
  await saveAnswers(asha, hers.id, {
    fields: typed({
      address: "4-12, Temple Street",
      city: "Guntur",
      familyIncome: "1-2-lakh",
      percentage: "91",
    }),
    heardAt: now().getTime(),
  });
  const his = await startApplication(ravi, { slug });
  await saveAnswers(ravi, his.id, { fields: typed({ city: "Tenali" }), heardAt: now().getTime() });
  expect(await findSiblingAnswers(ravi)).toMatchObject({ name: "Asha Rao" });
  await takeSiblingAnswers(ravi, his.id);
  const [row] = await database().select().from(application).where(eq(application.id, his.id));
  expect(row?.answers).toMatchObject({
    address: { value: "4-12, Temple Street" },
    city: { value: "Tenali" },
    familyIncome: { value: "1-2-lakh" },
    fullName: { value: "Ravi Rao" },
  });
  expect(row?.answers).not.toHaveProperty("percentage");
  await expect(takeSiblingAnswers(ravi, hers.id)).rejects.toMatchObject({ status: 404 });
});
