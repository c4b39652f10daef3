import { asc, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";

type Content = Readonly<Record<string, unknown>>;

/** All that a change of words and rules can touch, rounds included, as the audit compares before with after. */
export async function listAuditedContent(tx: Tx, ids: readonly string[]): Promise<Map<string, Content>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(scholarship)
    .where(inArray(scholarship.id, [...ids]));
  const rounds = await tx
    .select()
    .from(scholarshipCycle)
    .where(inArray(scholarshipCycle.scholarshipId, [...ids]))
    .orderBy(asc(scholarshipCycle.closesOn));
  const cycles = Map.groupBy(rounds, ({ scholarshipId }) => scholarshipId);
  return new Map(
    rows.map(({ contentHash: _, revision: __, updatedAt: ___, ...row }) => {
      const own = (cycles.get(row.id) ?? []).map(({ scholarshipId: ____, ...round }) => round);
      return [row.id, { ...row, cycles: own }];
    }),
  );
}
