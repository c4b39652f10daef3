import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { hasConsent } from "#app/features/identity/server/consents/has-consent.server.ts";
import { keptProfileSchema, profileSchema } from "#app/features/scholarships/eligibility/profile.ts";
import { saveStudentFacts } from "#app/features/scholarships/server/facts/save-student-facts.server.ts";
import { questionField } from "../../forms/form-steps.ts";
import { profileOf } from "../../profile-of.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";
import type { ScholarshipFacts } from "./find-scholarship-facts.server.ts";

/** What an application says is not asked again by the eligibility check; only with consent to be matched. */
export async function learnFromApplication(
  tx: Tx,
  row: ApplicationRow,
  scholarship: ScholarshipFacts | null,
): Promise<void> {
  if (!(await hasConsent(row.studentId, "profile_matching"))) return;
  const [known] = await tx
    .select({ profile: studentFacts.profile })
    .from(studentFacts)
    .where(eq(studentFacts.studentId, row.studentId));
  const before = keptProfileSchema.safeParse(known?.profile ?? {}).data ?? {};
  const profile = { ...before, ...profileOf(row.answers) };
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
