import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import type { Profile } from "../profile.ts";
import { profileSchema } from "../profile.ts";

/** What is known of the student who asks; null for everybody else, and before anything was told. */
export async function findStudentProfile(actor: Actor): Promise<Profile | null> {
  if (actor.role !== "student" || !actor.studentId) return null;
  const [row] = await database()
    .select({ profile: studentFacts.profile })
    .from(studentFacts)
    .where(eq(studentFacts.studentId, actor.studentId));
  // A profile of an older version of the rules may hold what is no longer asked.
  const parsed = profileSchema.strip().safeParse(row?.profile);
  return parsed.success ? parsed.data : null;
}
