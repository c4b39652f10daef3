import { and, eq } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarshipRule } from "#app/db/schema/scholarship-rules.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { encodeProfile } from "../../eligibility/rule-encoding.ts";
import { eligibilityForStudent } from "./eligibility-for-student.server.ts";

export interface MatchedNumber {
  readonly number: number;
  /** How many of its criteria the profile is known to meet. */
  readonly met: number;
  readonly total: number;
}

/** One profile against the whole public catalogue, in one pass: everything that it does not fail. */
export async function matchNumbers(profile: Profile, day: IstDay): Promise<MatchedNumber[]> {
  const { met, isPossible } = eligibilityForStudent(encodeProfile(profile), day);
  return database()
    .select({ number: scholarshipRule.number, met, total: scholarshipRule.criteria })
    .from(scholarshipRule)
    .where(and(eq(scholarshipRule.isPublic, true), isPossible));
}
