import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import type { AwardRow } from "#app/features/awards/server/change-award.server.ts";
import type { MoneySource } from "#app/features/scholarships/money-source.ts";
import type { AwardAccess } from "../../payout-permissions.ts";

export interface FoundAward {
  readonly row: AwardRow;
  readonly access: AwardAccess;
  readonly source: MoneySource | null;
}

/** An award with what a right about it depends on; held where a transaction is given. */
export async function awardAccess(id: string, tx?: Tx): Promise<FoundAward> {
  if (!isId(id)) throw notFound();
  const query = (tx ?? database()).select().from(award).where(eq(award.id, id));
  const [row] = await (tx ? query.for("update") : query);
  if (!row) throw notFound();
  const [about] = await (tx ?? database())
    .select({ instituteId: programme.instituteId, source: scholarshipTerms.moneySource })
    .from(programme)
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, programme.scholarshipId))
    .where(eq(programme.id, row.programmeId));
  return {
    row,
    access: { studentId: row.studentId, instituteId: about?.instituteId ?? null },
    source: about?.source ?? null,
  };
}
