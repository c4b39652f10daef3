import { eq } from "drizzle-orm";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { missingContent } from "../../catalogue/missing-content.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import type { ScholarshipRow } from "./lock-scholarship.server.ts";

/** An empty page is not published (S9). */
export async function assertComplete(tx: Tx, row: ScholarshipRow): Promise<void> {
  const cycles = await tx.$count(scholarshipCycle, eq(scholarshipCycle.scholarshipId, row.id));
  const { ownerKind, description, amountMaxPaise, criteria } = row;
  const missing = missingContent({
    ...{ ownerKind, description, amountMaxPaise },
    criteria: criteria as Criteria,
    hasDates: cycles > 0,
  });
  if (missing) throw conflict(missing, "not_complete");
}
