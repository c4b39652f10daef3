import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { levelOfClassOption } from "#app/features/scholarships/catalogue/levels.ts";
import { type Profile, profileSchema } from "#app/features/scholarships/eligibility/profile.ts";
import { encodeProfile } from "#app/features/scholarships/eligibility/rule-encoding.ts";

type Known = { class: string; dateOfBirth: string; gender: "male" | "female" | "other"; state: string };

/** What the registration knows, for matching; what the student told the eligibility check besides stays. */
export async function fillStudentFacts(
  tx: Tx,
  { studentId, userId }: { studentId: string; userId: string },
  known: Known,
): Promise<void> {
  const [before] = await tx.select().from(studentFacts).where(eq(studentFacts.studentId, studentId));
  const earlier = profileSchema.safeParse(before?.profile);
  const level = levelOfClassOption(known.class);
  const told: Profile = profileSchema.parse({
    ...(earlier.success ? earlier.data : {}),
    ...(level && { level }),
    dateOfBirth: known.dateOfBirth,
    gender: known.gender,
    state: known.state,
  });
  const facts = { ...encodeProfile(told), userId, profile: told, updatedAt: now() };
  await tx
    .insert(studentFacts)
    .values({ studentId, ...facts })
    .onConflictDoUpdate({ target: studentFacts.studentId, set: facts });
}
