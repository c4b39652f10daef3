import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { plainTerms, type ScholarshipTerms, scholarshipTermsSchema } from "../../scholarship-terms.ts";

/** For the rooms above, which have asked who is reading. With `lock`, held until the transaction ends. */
export async function getScholarshipTerms(
  scholarshipId: string,
  { tx, lock = false }: { readonly tx?: Tx; readonly lock?: boolean } = {},
): Promise<ScholarshipTerms> {
  const query = (tx ?? database())
    .select()
    .from(scholarshipTerms)
    .where(eq(scholarshipTerms.scholarshipId, scholarshipId));
  const [row] = await (lock ? query.for("update") : query);
  return row ? scholarshipTermsSchema.parse(row) : plainTerms;
}
