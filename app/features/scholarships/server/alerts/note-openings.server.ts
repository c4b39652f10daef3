import { and, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { addIstDays, istDate, startOfIstDay } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { hasBit } from "../../eligibility/bitset.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { refreshCatalogue } from "../catalogue/refresh-catalogue.server.ts";
import { eachPortionOfSavers } from "./each-portion-of-savers.server.ts";

/**
 * "Tell me when it opens": notes, for the students who saved it, what takes applications now and did not
 * yesterday, or whose round became known since yesterday. Once for each round, however often it is asked.
 */
export async function noteOpenings({
  day = istDate(),
  portion,
}: {
  day?: IstDay;
  portion?: number;
} = {}): Promise<number> {
  const index = await refreshCatalogue((await loadCatalogue()).version);
  const { byStatus, deadlines } = index.onDay(day);
  const before = index.onDay(addIstDays(day, -1)).byStatus;
  const rounds = deadlines.flatMap((deadline, slot) => {
    if (!deadline?.closesOn || !hasBit(byStatus.Open, slot)) return [];
    return [
      { number: index.entry(slot).number, closes: deadline.closesOn, isNew: !hasBit(before.Open, slot) },
    ];
  });
  if (rounds.length === 0) return 0;
  const changedSince = startOfIstDay(addIstDays(day, -1));
  const rows = await database()
    .select({ id: scholarship.id, number: scholarship.number, updatedAt: scholarship.updatedAt })
    .from(scholarship)
    .where(
      inArray(
        scholarship.number,
        rounds.map(({ number }) => number),
      ),
    );
  const rowOf = new Map(rows.map((row) => [row.number, row]));
  let noted = 0;
  for (const { number, closes, isNew } of rounds) {
    const row = rowOf.get(number);
    if (!row || !(isNew || row.updatedAt >= changedSince)) continue;
    // Who saved it after the change has seen the new round.
    const isEarlier = isNew ? undefined : lt(savedScholarship.savedAt, row.updatedAt);
    noted += await eachPortionOfSavers(
      row.id,
      (isWithin) => note(number, closes, and(isWithin, isEarlier)),
      portion,
    );
  }
  return noted;
}

async function note(number: number, closes: IstDay, who: SQL | undefined): Promise<number> {
  const written = await inTransaction((tx) =>
    tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
      select ${savedScholarship.studentId}, ${number}::int, 'match', ${closes}::date, -1
      from ${savedScholarship} where ${who} on conflict do nothing`),
  );
  return written.rowCount ?? 0;
}
