import type { Actor } from "#app/core/portals/permissions.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { keptProfileSchema } from "../../eligibility/profile.ts";
import { readFactsRow } from "./read-facts-row.server.ts";

/** What is known of the student who asks; null for everybody else, and before anything was told. */
export async function findStudentProfile(actor: Actor): Promise<Profile | null> {
  if (actor.role !== "student" || !actor.studentId) return null;
  // A profile of an older version of the rules may hold what is no longer asked.
  const parsed = keptProfileSchema.safeParse(await readFactsRow(actor.studentId));
  return parsed.success ? parsed.data : null;
}
