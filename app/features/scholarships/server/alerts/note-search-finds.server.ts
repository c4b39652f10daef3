import { and, eq, inArray, lt, max, sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { addBit, emptyBits } from "../../eligibility/bitset.ts";
import { readSearch } from "../../lists/saved-search.ts";
import { chosenOf } from "../../lists/scholarship-filters.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { queryCatalogue } from "../catalogue/catalogue-query.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { refreshCatalogue } from "../catalogue/refresh-catalogue.server.ts";

const MOST_FINDS = 50;
const SEARCHES_AT_ONCE = 200;
const PORTION = 5_000;

interface Round {
  readonly query: string;
  readonly seen: number;
  readonly upTo: number;
  readonly day: IstDay;
}

/**
 * Asks the saved searches about what was published since they were last asked. Equal searches are asked once,
 * however many students keep them.
 */
export async function noteSearchFinds({
  day = istDate(),
  portion = PORTION,
}: {
  day?: IstDay;
  portion?: number;
} = {}): Promise<number> {
  const [newest] = await database()
    .select({ number: max(scholarship.number) })
    .from(scholarship);
  const upTo = newest?.number ?? 0;
  const index = await refreshCatalogue((await loadCatalogue()).version);
  let noted = 0;
  for (;;) {
    const searches = await database()
      .selectDistinct({ query: savedSearch.query, seenNumber: savedSearch.seenNumber })
      .from(savedSearch)
      .where(lt(savedSearch.seenNumber, upTo))
      .limit(SEARCHES_AT_ONCE);
    if (searches.length === 0) return noted;
    for (const { query, seenNumber: seen } of searches) {
      const found = findNew(index, query, seen, upTo, day);
      noted += await noteFinds({ query, seen, upTo, day }, found, portion);
    }
  }
}

function findNew(index: CatalogueIndex, query: string, after: number, upTo: number, day: IstDay): number[] {
  const fresh = emptyBits(index.slots);
  for (let number = after + 1; number <= upTo; number += 1) {
    const slot = index.slotOf(number);
    if (slot !== undefined) addBit(fresh, slot);
  }
  const { search, filters } = readSearch(query);
  const chosen = Object.fromEntries(
    Object.entries(filters).map(([filter, values]) => [filter, chosenOf(values)]),
  );
  const wish = {
    chosen,
    search,
    everyWord: true,
    sort: "newest",
    cursor: null,
    pageSize: MOST_FINDS,
    only: fresh,
  } as const;
  return queryCatalogue(index, wish, day).slots.map((slot) => index.entry(slot).number);
}

/** Some thousands of those who keep this search: they have seen what they are told of, in one statement. */
async function noteFinds(
  { query, seen, upTo, day }: Round,
  found: readonly number[],
  portion: number,
): Promise<number> {
  return inTransaction(async (tx) => {
    const same = and(eq(savedSearch.query, query), eq(savedSearch.seenNumber, seen));
    const some = tx.select({ id: savedSearch.id }).from(savedSearch).where(same).limit(portion);
    const askers = await tx
      .update(savedSearch)
      .set({ seenNumber: upTo })
      .where(inArray(savedSearch.id, some))
      .returning({ id: savedSearch.studentId });
    if (found.length === 0 || askers.length === 0) return 0;
    const ids = JSON.stringify([...new Set(askers.map(({ id }) => id))]);
    const written =
      await tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
        select askers.id::uuid, ${scholarship.number}, 'search', ${day}::date, -1
        from json_array_elements_text(${ids}::json) as askers(id), ${scholarship}
        where ${inArray(scholarship.number, [...found])}
        and not exists (select 1 from ${scholarshipAlert} as told where told.student_id = askers.id::uuid
          and told.number = ${scholarship.number} and told.kind in ('match', 'search'))
        on conflict do nothing`);
    return written.rowCount ?? 0;
  });
}
