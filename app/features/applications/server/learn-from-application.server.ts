import { eq } from "drizzle-orm";
import { isIstDay } from "#app/core/clock.ts";
import type { Tx } from "#app/db/client.server.ts";
import { studentFacts } from "#app/db/schema/scholarships.ts";
import { hasConsent } from "#app/features/identity/server/has-consent.server.ts";
import { isLevel, type Level } from "#app/features/scholarships/levels.ts";
import { incomeBrackets, type Profile, profileSchema } from "#app/features/scholarships/profile.ts";
import { saveStudentFacts } from "#app/features/scholarships/server/save-student-facts.server.ts";
import type { CurrentEducation, FamilyIncome } from "../application-options.ts";
import { questionField } from "../forms/form-steps.ts";
import type { Answers } from "../merge-answers.ts";
import type { ApplicationRow } from "./application-row.server.ts";
import type { ScholarshipFacts } from "./scholarship-facts.server.ts";

/** What an application says is not asked again by the eligibility check; only with consent to be matched. */
export async function learnFromApplication(
  tx: Tx,
  row: ApplicationRow,
  scholarship: ScholarshipFacts | null,
): Promise<void> {
  if (!(await hasConsent(row.userId, "profile_matching"))) return;
  const [known] = await tx
    .select({ profile: studentFacts.profile })
    .from(studentFacts)
    .where(eq(studentFacts.studentId, row.studentId));
  const before = profileSchema.strip().safeParse(known?.profile ?? {}).data ?? {};
  const profile = { ...before, ...profileOf(row.answers, before) };
  const questions = scholarship?.criteria.questions ?? [];
  const answered = questions.flatMap(({ key }) => {
    const value = row.answers[questionField(key)]?.value;
    return value === "yes" || value === "no" ? [[key, value === "yes"] as const] : [];
  });
  const answers = { ...before.answers, ...Object.fromEntries(answered) };
  const learnt = profileSchema.safeParse(answered.length > 0 ? { ...profile, answers } : profile);
  if (!learnt.success) return;
  await saveStudentFacts(tx, [{ studentId: row.studentId, userId: row.userId, profile: learnt.data }]);
}

const levelOfEducation: Readonly<Record<CurrentEducation, Level>> = {
  "10th": "class-10",
  "12th": "class-12",
  diploma: "diploma",
  undergraduate: "ug",
  postgraduate: "pg",
  phd: "phd",
};
const yearNumbers: Readonly<Record<string, number>> = { "1st": 1, "2nd": 2, "3rd": 3, "4th": 4 };

/** The answers of the form as a profile. The form's "10th" stands for classes 6 to 10: a known class is finer. */
export function profileOf(answers: Answers, before: Profile = {}): Profile {
  const value = (field: string) => answers[field]?.value ?? "";
  const level = levelOfEducation[value("currentEducation") as CurrentEducation];
  const isFiner =
    /^1[02]th$/.test(value("currentEducation")) && isLevel(before.level) && /^class-/.test(before.level);
  const marks = Number(value("percentage").replace("%", ""));
  const gender = ["male", "female", "other"].find((name) => name === value("gender"));
  return profileSchema.strip().parse({
    ...(level && !isFiner && { level }),
    ...(yearNumbers[value("year")] && { studyYear: yearNumbers[value("year")] }),
    ...(isIstDay(value("dateOfBirth")) && { dateOfBirth: value("dateOfBirth") }),
    ...(gender && { gender }),
    ...(value("state") && { state: value("state") }),
    ...(value("percentage") && marks >= 0 && marks <= 100 && { marksPercent: marks }),
    ...(value("familyIncome") in incomeBrackets && {
      familyIncomeInr: incomeBrackets[value("familyIncome") as FamilyIncome],
    }),
  });
}
