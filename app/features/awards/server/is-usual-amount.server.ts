import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { isWithinAmounts } from "../award-limit.ts";

/** Whether an amount is what the scholarship says it gives. */
export async function isUsualAmount(scholarshipId: string, amountPaise: number): Promise<boolean> {
  const [terms, [row]] = await Promise.all([
    getScholarshipTerms(scholarshipId),
    database()
      .select({ min: scholarship.amountMinPaise, max: scholarship.amountMaxPaise })
      .from(scholarship)
      .where(eq(scholarship.id, scholarshipId)),
  ]);
  return isWithinAmounts(amountPaise, {
    awardPaise: terms.awardPaise,
    minPaise: row?.min ?? null,
    maxPaise: row?.max ?? null,
  });
}
