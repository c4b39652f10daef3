import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import type { KeptAnswer } from "#app/db/audit/sealed-columns.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { pledgeDonation } from "#app/features/giving/server/donations/pledge-donation.server.ts";
import { settleDonation } from "#app/features/giving/server/donations/settle-donation.server.ts";
import { answerOffer } from "#app/features/payouts/server/awards/answer-offer.server.ts";
import { makeStudent, soundAnswers } from "./application-world.ts";
import { insertOrganisation } from "./rows/organisation-rows.ts";

/** Somebody who signs in for a new organisation, or for the desk. */
export async function makePortalPerson(
  role: "donor" | "admin",
  name: string,
): Promise<Actor & { userId: string }> {
  const userId = newId();
  const staffRoles = role === "admin" ? (["super_admin"] as const) : [];
  const organisationId = role === "donor" ? await insertOrganisation("donor", name) : undefined;
  await database().insert(appUser).values({ id: userId, name, createdAt: now() });
  await database()
    .insert(userRole)
    .values({
      userId,
      role,
      organisationId: organisationId ?? null,
      teamRole: organisationId ? "owner" : null,
      staffRoles: [...staffRoles],
      grantedAt: now(),
    });
  return {
    role,
    userId,
    name,
    language: "en",
    ...(role === "admin" && { staffRoles }),
    ...(organisationId && { organisationId, teamRole: "owner" as const }),
  };
}

/** A donation that the gateway has confirmed. */
export async function give(donor: Actor, programmeId: string, amountPaise: number): Promise<string> {
  const { id } = await pledgeDonation(donor, {
    formKey: newFormKey(),
    programmeId,
    amount: amountPaise,
    donorName: donor.name ?? "A donor",
    address: "1 Example Road, Hyderabad",
    pan: "AAATD1234E",
  });
  const order = { subjectId: id, status: "paid", receiptNumber: `RC-TEST-${id.slice(-6)}` };
  await inTransaction((tx) => settleDonation(tx, order));
  return id;
}

/** Whatever is offered now is accepted, each by its own student. */
export async function acceptOffers(): Promise<void> {
  const offered = await database()
    .select({ id: award.id, studentId: award.studentId })
    .from(award)
    .where(eq(award.status, "offered"));
  for (const { id, studentId } of offered) {
    await answerOffer({ role: "student", userId: null, studentId, language: "en" }, id, "accept");
  }
}

/** An application as it stands after its approval. */
export async function makeApproved(
  scholarshipId: string,
  awardPaise: number,
  { account = "30211234567", answers = {} }: { account?: string; answers?: Record<string, string> } = {},
) {
  const student = await makeStudent(answers.fullName);
  const id = newId();
  const kept = Object.entries({ ...soundAnswers, ...answers }).map(([name, value]): [string, KeptAnswer] => [
    name,
    { value, at: now().getTime() },
  ]);
  const address = { table: "application", column: "account_encrypted", rowId: id };
  await database()
    .insert(application)
    .values({
      id,
      studentId: student.studentId,
      userId: student.userId,
      scholarshipId,
      status: "approved",
      answers: Object.fromEntries(kept),
      accountEncrypted: encryptField(account, address),
      accountLastFour: account.slice(-4),
      createdAt: now(),
      savedAt: now(),
      submittedAt: now(),
      decidedAt: now(),
      awardPaise,
    });
  return { id, student };
}
