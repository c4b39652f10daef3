import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { decideReview } from "#app/features/reviews/server/decisions/decide-review.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { insertApplications, makeInstitute } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { letterText, readMark, writeMark } from "../../award-letter.ts";
import { answerOffer } from "../awards/answer-offer.server.ts";
import { carryOutCorrection } from "../awards/carry-out-correction.server.ts";
import { getOwnAward } from "../awards/get-own-award.server.ts";
import { letterKey } from "./letter-key.server.ts";
import { makeAwardLetter } from "./make-award-letter.server.ts";
import { verifyLetter } from "./verify-letter.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let chief: Actor & { userId: string };
beforeAll(async () => {
  chief = await makePortalPerson("admin", "Payout Chief");
});

async function offered(terms: Parameters<typeof makeInstitute>[0] = {}) {
  const made = await makeInstitute({
    seats: 5,
    moneySource: "institute_pays",
    promisedAt: new Date("2026-11-01"),
    ...terms,
  });
  const [one] = await insertApplications(made.scholarship.id, 1);
  if (!one) throw new Error("no application");
  const student: Actor = { role: "student", userId: one.userId, studentId: one.studentId, language: "en" };
  await decideReview(
    made.owner,
    one.id,
    { verdict: "approve", awardPaise: 2_000_000, note: null, reason: null },
    newFormKey(),
  );
  const [row] = await database().select().from(award).where(eq(award.applicationId, one.id));
  if (!row) throw new Error("no award");
  return { student, awardId: row.id, own: await getOwnAward(student, row.id) };
}

/** As the code on the paper carries it. */
function markOf(own: { letterNumber: string; applicant: string; amountPaise: number }) {
  const facts = {
    number: own.letterNumber,
    name: own.applicant,
    amountPaise: own.amountPaise,
    day: "2026-11-16",
  };
  return writeMark({ ...facts, signature: letterKey.current().sign(letterText(facts)) });
}

describe("S26: the award letter", () => {
  test("is a PDF in each language, for its own student, once the money is set aside", async () => {
    const { student, awardId } = await offered();
    for (const language of ["en", "te", "hi"] as const satisfies readonly Language[]) {
      const { bytes, fileName } = await makeAwardLetter({ ...student, language }, awardId);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(fileName).toMatch(/^award-letter-AP-.*\.pdf$/);
    }
    const other = await offered();
    await expect(makeAwardLetter(other.student, awardId)).rejects.toMatchObject({ status: 404 });
    await answerOffer(student, awardId, "decline");
    await expect(makeAwardLetter(student, awardId)).rejects.toMatchObject({ status: 409 });
  });

  test("waits while the money is not there, and its number says nothing", async () => {
    const { student, awardId, own } = await offered({ moneySource: "institute_fund" });
    expect(own.place).toBe("funds");
    await expect(makeAwardLetter(student, awardId)).rejects.toMatchObject({ status: 409 });
    expect(await verifyLetter(own.letterNumber, null, "en")).toEqual({ verdict: "unknown" });
  });

  test("is checked by anybody: true, corrected, taken back, forged; a bare number tells nothing personal", async () => {
    const { student, awardId, own } = await offered();
    const mark = markOf(own);
    expect(await verifyLetter(own.letterNumber, mark, "en")).toMatchObject({
      verdict: "good",
      number: own.letterNumber,
      says: { name: "Student 0", amount: "₹20,000", day: "16 Nov 2026", paidOn: null },
    });
    const bare = await verifyLetter(own.letterNumber.toLowerCase(), null, "en");
    expect(bare).toEqual({ verdict: "there", number: own.letterNumber, month: "Nov 2026" });
    // Another amount, another letter's signature, another key, no mark at all.
    const forged = [
      mark.replace("2000000", "9000000"),
      mark.replace("2026-11-16", "2026-11-15"),
      markOf({ ...own, applicant: "Somebody Else" }),
      markOf({ ...own, letterNumber: (await offered()).own.letterNumber }),
      "",
      "x".repeat(5000),
    ];
    for (const each of forged) {
      expect(await verifyLetter(own.letterNumber, each, "en")).toEqual({ verdict: "forged" });
    }
    await carryOutCorrection(chief, awardId, { amountPaise: 1_500_000, reason: "A wrong figure was typed." });
    expect(await verifyLetter(own.letterNumber, mark, "en")).toMatchObject({ verdict: "changed" });
    await answerOffer(student, awardId, "decline");
    expect(await verifyLetter(own.letterNumber, mark, "en")).toMatchObject({ verdict: "over" });
    expect(await verifyLetter(own.letterNumber, null, "en")).toMatchObject({ verdict: "ended" });
    expect(await verifyLetter("SS-2026-0001234-7", null, "en")).toEqual({ verdict: "wrong" });
    expect(readMark(mark)).toMatchObject({ amountPaise: 2_000_000, day: "2026-11-16" });
  });
});
