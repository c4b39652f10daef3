import type { SQL } from "drizzle-orm";
import { and, inArray, sql } from "drizzle-orm";
import { type ListQuery, parseListQuery } from "#app/core/lists/list-query.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarshipRule } from "#app/db/schema/scholarship-rules.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { categoryIds, providerTypeIds } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { levelFilters, rungOf } from "#app/features/scholarships/catalogue/levels.ts";
import { type StateSlug, stateBit, stateSlugs } from "#app/features/scholarships/catalogue/states.ts";
import {
  type ScholarshipFilter,
  scholarshipList,
} from "#app/features/scholarships/lists/scholarship-list.ts";
import type { ScholarshipSort } from "#app/features/scholarships/server/catalogue/catalogue-index.server.ts";
import { cardColumns } from "#app/features/scholarships/server/lists/card-row.server.ts";
import { pick, randomBySeed } from "./discovery-data.ts";

type Query = ListQuery<ScholarshipFilter, ScholarshipSort>;

const common =
  "merit scholarship girl students post matric nursing research engineering welfare foundation minority rural sports bursary kerala telangana bihar sc st obc talent fellowship hostel tuition farmers orphans district award memorial trust university".split(
    " ",
  );
const rare =
  "rajesh vikram suniti prakash anandra lakshmi bhavan sharma govinda narendra meshwar jalandra kishore dhansh rohini".split(
    " ",
  );
const slips = "scholrship enginering minorty fellowshp telengana universty memorail fundation".split(" ");

/** What people type and click: words, pairs of words, beginnings of words, names, slips, filters, sorts. */
export function makeQueries(count: number): Query[] {
  const random = randomBySeed(2024);
  return Array.from({ length: count }, () => {
    const parameters = new URLSearchParams();
    const kind = random();
    if (kind < 0.3) parameters.set("q", pick(random, common));
    else if (kind < 0.5) parameters.set("q", `${pick(random, common)} ${pick(random, common)}`);
    else if (kind < 0.6) parameters.set("q", pick(random, common).slice(0, 2 + Math.floor(random() * 3)));
    else if (kind < 0.7) parameters.set("q", `${pick(random, rare)} ${random() < 0.5 ? "award" : ""}`.trim());
    else if (kind < 0.75) parameters.set("q", pick(random, slips));
    if (random() < 0.3) parameters.set("category", pick(random, categoryIds));
    if (random() < 0.2) parameters.set("providerType", pick(random, providerTypeIds));
    if (random() < 0.3) parameters.set("level", pick(random, levelFilters).id);
    if (random() < 0.3) parameters.set("state", pick(random, stateSlugs));
    if (random() < 0.2) parameters.set("sort", pick(random, ["amount", "newest", "deadline"]));
    return parseListQuery(scholarshipList, `/scholarships?${parameters}`);
  });
}

const text = sql`lower(title || ' ' || provider || ' ' || description)`;

/** What a team would add for SQL to search by itself: trigrams over the texts, and the filter columns. */
export async function addBareIndexes(): Promise<void> {
  const db = database();
  await db.execute(
    sql`create index if not exists bench_text on scholarship using gin (${text} gin_trgm_ops)`,
  );
  await db.execute(
    sql`create index if not exists bench_filters on scholarship (category, provider_type, number)`,
  );
  await db.execute(
    sql`create index if not exists bench_amount on scholarship (amount_max_paise desc nulls last, number)`,
  );
  await db.execute(sql`create index if not exists bench_newest on scholarship (published_at desc, number)`);
  await db.execute(sql`analyze scholarship`);
}

export function bareRows(numbers: readonly number[]) {
  return database()
    .select(cardColumns)
    .from(scholarship)
    .where(inArray(scholarship.number, numbers.length > 0 ? [...numbers] : [-1]));
}

/** The same search (each word as a part of the text), filters and order in SQL; with facets, five counts more. */
export async function bareSearch(query: Query, withFacets: boolean): Promise<void> {
  const conditions = conditionsOf(query);
  const { number, amountMaxPaise, publishedAt } = scholarship;
  const order: Record<ScholarshipSort, SQL> = {
    relevance: sql`${number}`,
    deadline: sql`${number}`,
    amount: sql`${amountMaxPaise} desc nulls last, ${number}`,
    newest: sql`${publishedAt} desc, ${number}`,
  };
  await database()
    .select(cardColumns)
    .from(scholarship)
    .innerJoin(scholarshipRule, sql`${scholarshipRule.number} = ${scholarship.number}`)
    .where(and(...conditions.values()))
    .orderBy(order[query.sort])
    .limit(query.pageSize + 1);
  if (!withFacets) return;
  for (const facet of ["category", "providerType", "level", "state"] as const) {
    const others = [...conditions].filter(([name]) => name !== facet).map(([, condition]) => condition);
    await database().execute(
      sql`select ${counts[facet]} from scholarship join scholarship_rule r on r.number = scholarship.number
        ${others.length > 0 ? sql`where ${and(...others)}` : sql``} ${groups[facet]}`,
    );
  }
}

const counts = {
  category: sql`category, count(*)`,
  providerType: sql`provider_type, count(*)`,
  level: sql.join(
    levelFilters.map(
      ({ from, to }) =>
        sql`count(*) filter (where r.level_from <= ${rungOf(to)} and r.level_to >= ${rungOf(from)})`,
    ),
    sql`, `,
  ),
  state: sql.join(
    stateSlugs.map(
      (slug) =>
        sql`count(*) filter (where r.states is null or (r.states & ${String(1n << BigInt(stateBit(slug)))}::bigint) <> 0)`,
    ),
    sql`, `,
  ),
};
const groups = {
  category: sql`group by category`,
  providerType: sql`group by provider_type`,
  level: sql``,
  state: sql``,
};

function conditionsOf(query: Query): Map<string, SQL> {
  const conditions = new Map<string, SQL>();
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  words.forEach((word, at) => {
    conditions.set(`word${at}`, sql`${text} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
  });
  const [category] = query.filters.category;
  const [providerType] = query.filters.providerType;
  const [level] = query.filters.level;
  const [state] = query.filters.state;
  if (category) conditions.set("category", sql`category = ${category}`);
  if (providerType) conditions.set("providerType", sql`provider_type = ${providerType}`);
  const range = levelFilters.find(({ id }) => id === level);
  if (range)
    conditions.set("level", sql`level_from <= ${rungOf(range.to)} and level_to >= ${rungOf(range.from)}`);
  if (state) {
    const bit = String(1n << BigInt(stateBit(state as StateSlug)));
    conditions.set("state", sql`(states is null or (states & ${bit}::bigint) <> 0)`);
  }
  return conditions;
}
