import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { addIstDays, istDate, startOfIstDay } from "#app/core/clock.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { hasBit } from "../bitset.ts";
import { loadCatalogue } from "./load-catalogue.server.ts";
import { refreshCatalogue } from "./refresh-catalogue.server.ts";

/**
 * "Tell me when it opens": notes, for the students who saved it, what takes applications now and did not
 * yesterday, or whose round became known since yesterday. Once for each round, however often it is asked.
 */
export async function noteOpenings({ day = istDate() }: { day?: IstDay } = {}): Promise<number> {
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
  const changedSince = startOfIstDay(addIstDays(day, -1)).toISOString();
  return inTransaction(async (tx) => {
    const written = await tx.execute(sql`
      insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
      select k.student_id, s.number, 'match', r.closes, -1
      from json_to_recordset(${JSON.stringify(rounds)}::json) as r(number int, closes date, "isNew" boolean)
      join ${scholarship} as s on s.number = r.number
      join ${savedScholarship} as k on k.scholarship_id = s.id
      where r."isNew" or (s.updated_at >= ${changedSince}::timestamptz and k.saved_at < s.updated_at)
      on conflict do nothing`);
    return written.rowCount ?? 0;
  });
}
