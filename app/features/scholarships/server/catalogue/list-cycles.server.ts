import { asc, eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { scholarshipCycle } from "#app/db/schema/scholarships.ts";
import type { Cycle } from "../../views/deadline.ts";

/** Every round of a scholarship, announced or only reported, the first to close first. */
export async function listCycles(scholarshipId: string): Promise<Cycle[]> {
  return database()
    .select({
      opensOn: scholarshipCycle.opensOn,
      closesOn: scholarshipCycle.closesOn,
      basis: scholarshipCycle.basis,
    })
    .from(scholarshipCycle)
    .where(eq(scholarshipCycle.scholarshipId, scholarshipId))
    .orderBy(asc(scholarshipCycle.closesOn));
}
