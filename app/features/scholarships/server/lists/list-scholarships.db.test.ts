import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import {
  criteriaArbitrary,
  dayArbitrary,
  profileArbitrary,
} from "#tests/support/oracles/scholarship-generators.ts";
import type { OracleQuery, OracleRecord } from "#tests/support/oracles/scholarship-oracle.ts";
import { ScholarshipOracle, textOf } from "#tests/support/oracles/scholarship-oracle.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { categoryIds, providerTypeIds } from "../../catalogue/catalogue-options.ts";
import { levelFilters } from "../../catalogue/levels.ts";
import { scholarshipRecordSchema } from "../../catalogue/scholarship-record.ts";
import { stateSlugs } from "../../catalogue/states.ts";
import { judge } from "../../eligibility/eligibility.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import { deadlineOn, deadlineSortKey } from "../../views/deadline.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import { standings } from "../../views/standing.ts";
import { importScholarships } from "../catalogue/import-scholarships.server.ts";
import { matchScholarshipsForStudent } from "../matching/match-scholarships-for-student.server.ts";
import { listScholarships } from "./list-scholarships.server.ts";

useTestDatabase();

const today = "2026-11-15";
let records: OracleRecord[] = [];
let oracle = new ScholarshipOracle([]);

beforeAll(async () => {
  const raw = (
    await Promise.all(
      ["national", "state"].map(async (name) =>
        JSON.parse(await readFile(new URL(`../../data/catalogue-${name}.json`, import.meta.url), "utf8")),
      ),
    )
  ).flat();
  const odd = fc.sample(fc.tuple(criteriaArbitrary, fc.constantFrom(...categoryIds)), {
    numRuns: 150,
    seed: 7,
  });
  const made = odd.map(([criteria, category], index) => ({
    ...raw[index],
    id: 307 + index,
    slug: `made-${index}`,
    title: `Prize ${index}: ${raw[index * 2].title.split(" ").reverse().join(" ")}`,
    isSample: false,
    category,
    criteria,
  }));
  const all = [...raw, ...made].map((value, index) => ({ row: index + 1, value }));
  const report = await importScholarships(systemActor, { records: all, problems: [] }, { source: "test" });
  expect(report.bad).toEqual([]);
  records = all.map(({ value }) => scholarshipRecordSchema.parse(value) as OracleRecord);
  oracle = new ScholarshipOracle(records);
});

function ask(query: OracleQuery & { sort?: string; cursor?: string }) {
  const { search, ...rest } = query;
  const said = Object.entries<string | readonly string[]>(rest);
  const parameters = new URLSearchParams([
    ["q", search],
    ...said.flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ]);
  return parseListQuery(scholarshipList, `/scholarships?${parameters}`);
}

async function listAll(query: OracleQuery & { sort?: string }, day = today): Promise<ScholarshipCard[]> {
  const cards: ScholarshipCard[] = [];
  for (let cursor: string | null = null; ; ) {
    const page = await listScholarships(ask({ ...query, ...(cursor && { cursor }) }), { day });
    cards.push(...page.scholarships);
    cursor = page.next;
    if (!cursor) return cards;
  }
}

/** Parts of real texts, words of several, slips of the pen, names in three languages, and plain noise. */
const searchArbitrary = fc
  .tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat(), fc.nat(5))
  .map(([which, from, length, slip, kind]) => {
    const text = textOf(records[which % records.length] as OracleRecord).replace(/\s+/g, " ");
    const start = from % text.length;
    if (kind === 0) return "";
    if (kind === 1) return text.slice(start, start + 1 + (length % 25));
    const words = text.split(" ");
    const word = words[from % words.length] ?? "";
    if (kind === 2) return `${word} ${words[length % words.length]}`;
    if (kind === 3)
      return word.slice(0, slip % (word.length + 1)) + word.slice((slip % (word.length + 1)) + 1);
    if (kind === 4) return ["sc", "OBC girls", "పీజీ", "छात्रवृत्ति", "nmms", "postmatric", "up"][slip % 7] ?? "";
    return word.slice(0, 2 + (slip % 3));
  })
  .map((text) => text.trim().slice(0, 90));

const option = (values: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    { arbitrary: fc.constantFrom(...values), weight: 2 },
  );

/** One choice of a filter, or several, of which one is enough. */
const some = (values: readonly string[]) =>
  fc.oneof(option(values), fc.uniqueArray(fc.constantFrom(...values), { minLength: 2, maxLength: 4 }));

// A dozen days: each is judged once for the whole catalogue, then remembered.
/** The search itself runs in memory: the second engine need only feed it alike. */
const runs = (count: number) => (engine === "pglite" ? count : Math.ceil(count / 5));
const somedayArbitrary = fc.constantFrom(...fc.sample(dayArbitrary, { numRuns: 12, seed: 5 }));

const queryArbitrary: fc.Arbitrary<OracleQuery> = fc
  .record({
    search: searchArbitrary,
    category: some(categoryIds),
    providerType: some(providerTypeIds),
    level: some([...levelFilters.map(({ id }) => id), "class-7", "class-9-12", "ug-phd"]),
    state: some(stateSlugs),
    status: option(["open", "closed", "unknown"]),
  })
  .map((query) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given) as unknown as OracleQuery;
  });

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);

describe("listScholarships", () => {
  test("gives what a look at every record gives, for 1,500 random queries on random days", async () => {
    await fc.assert(
      fc.asyncProperty(queryArbitrary, somedayArbitrary, async (query, day) => {
        const expected = oracle.find(query, day);
        const page = await listScholarships(ask(query), { day });
        expect(page.total).toBe(expected.length);
        expect(page.scholarships.length).toBe(Math.min(20, expected.length));
        const allowed = new Set(ids(expected));
        for (const card of page.scholarships) expect(allowed.has(card.id)).toBe(true);
      }),
      { numRuns: runs(1500), seed: 42 },
    );
  }, 120_000);

  test("counts every filter option as if it were chosen, for 60 random queries", async () => {
    await fc.assert(
      fc.asyncProperty(queryArbitrary, async (query) => {
        const { facets } = await listScholarships(ask(query), { day: today });
        for (const [facet, counts] of Object.entries(facets)) {
          for (const [value, count] of Object.entries(counts)) {
            const { [facet as "category"]: _, ...others } = query;
            const chosen = value === "all" ? others : { ...others, [facet]: value };
            expect([facet, value, count]).toEqual([facet, value, oracle.find(chosen, today).length]);
          }
        }
      }),
      { numRuns: runs(60), seed: 43 },
    );
  }, 120_000);

  test("finds a record by every part of its title, provider or description, in any case", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(), fc.boolean(), async (which, from, length, upper) => {
        const record = records[which % records.length] as OracleRecord;
        const texts = [record.title, record.provider, record.description];
        const text = texts[from % 3] as string;
        const start = from % text.length;
        const part = text.slice(start, start + 1 + (length % 80));
        const search = upper ? part.toUpperCase() : part;
        if (search.trim() === "") return;
        const found = await listAll({ search });
        expect(found.map(({ id }) => id)).toContain(record.id);
      }),
      { numRuns: runs(250), seed: 44 },
    );
  }, 120_000);

  test("pages through everything once, in every order, forwards and back", async () => {
    for (const sort of ["relevance", "deadline", "amount", "newest"]) {
      for (const search of ["", "scholarship", "post matric"]) {
        const query = { search, sort };
        const cards = await listAll(query);
        expect(ids(cards)).toEqual(ids(oracle.find({ search }, today)));
        const second = await listScholarships(
          ask({ ...query, cursor: (await listScholarships(ask(query), { day: today })).next ?? "" }),
          { day: today },
        );
        const back = await listScholarships(ask({ ...query, cursor: second.previous ?? "" }), { day: today });
        expect(back.scholarships.map(({ id }) => id)).toEqual(cards.slice(0, 20).map(({ id }) => id));
        expect(back.previous).toBeNull();
      }
    }
  }, 60_000);

  test("P28: a visitor sees the open first, by deadline; the largest amount first by amount", async () => {
    const plain = await listAll({ search: "" });
    expect(plain.map(({ id }) => id)).toEqual(
      (await listAll({ search: "", sort: "deadline" })).map(({ id }) => id),
    );
    expect(plain[0]?.status).toBe("Open");
    const keys = (await listAll({ search: "", sort: "deadline" })).map(({ deadline }) =>
      deadlineSortKey(deadline),
    );
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    const amounts = (await listAll({ search: "", sort: "amount" })).map(({ id }) => {
      const record = records[id - 1] as OracleRecord;
      return (record.amountMaxInr ?? record.amountMinInr ?? 0) * (record.amountPeriod === "month" ? 12 : 1);
    });
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  test("puts titles that hold the very words first", async () => {
    const { scholarships } = await listScholarships(ask({ search: "sc" }), { day: today });
    expect(scholarships[0]?.title).toMatch(/\bSC\b/);
    const nmms = await listScholarships(ask({ search: "NMMS" }), { day: today });
    expect(nmms.scholarships[0]?.slug).toBe("nmmss");
  });

  test.each([
    ["pragti saksham", "a slip in one word; most of it is enough", "aicte-saksham", true],
    ["xyzzy qwrtp", "nothing at all", "aicte-saksham", false],
    ["scholrship girls pragati", "slips and another word order", "aicte-pragati", true],
    ["postmatric sc", "two words written as one", "post-matric-sc", true],
    ["उत्तर प्रदेश छात्रवृत्ति", "Hindi", "uttar-pradesh-pre-matric", true],
    ["తెలంగాణ పోస్ట్ మెట్రిక్", "Telugu", "telangana-epass-post-matric", true],
    ["NE region", "an abbreviation", "ishan-uday-ner", true],
    ["scheduled caste overseas", "the long name of SC", "national-overseas-scholarship-sc", true],
  ])("understands %j (%s)", async (search, _why, slug, isFound) => {
    const found = (await listAll({ search })).map((card) => card.slug);
    expect(found.includes(slug)).toBe(isFound);
  });

  test("P4: “only those I can get” gives what is open and met in all that can be checked (property)", async () => {
    await fc.assert(
      fc.asyncProperty(queryArbitrary, profileArbitrary, somedayArbitrary, async (query, profile, day) => {
        const page = await listScholarships(ask(query), { day, profile, onlyFitting: true });
        const expected = oracle
          .find(query, day)
          .filter((record) => oracle.standing(record, profile, day) === "canApply");
        expect(page.total).toBe(expected.length);
        for (const card of page.scholarships) expect(["eligible", "mayFit"]).toContain(card.match?.verdict);
      }),
      { numRuns: runs(150), seed: 45 },
    );
  }, 120_000);

  test("L1: the order is never worse than the rule, and every figure is one, for 1,000 profiles", async () => {
    const query = ask({ search: "" });
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(profileArbitrary, somedayArbitrary, async (profile, day) => {
        const expected = records.map((record) => ({
          id: record.id,
          rank: standings.indexOf(oracle.standing(record, profile, day)),
          closes: deadlineSortKey(deadlineOn(record, day)),
        }));
        expected.sort((a, b) => a.rank - b.rank || a.closes - b.closes || a.id - b.id);
        const fits = expected.filter(({ rank }) => rank === 0).length;
        const page = await listScholarships(query, { day, profile });
        expect(page.scholarships.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
        expect(page.fits).toBe(fits);
        looked += 1;
        if (looked % 10 > 0) return;
        // The rest of the pages too, whole.
        const whole = await listScholarships({ ...query, pageSize: records.length }, { day, profile });
        expect(whole.scholarships.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect((await matchScholarshipsForStudent(profile, { day, limit: 1 })).fits).toBe(fits);
        const mine = await listScholarships(query, { day, profile, onlyFitting: true });
        expect(mine.total).toBe(fits);
      }),
      { numRuns: runs(1000), seed: 46 },
    );
  }, 240_000);

  test("S8: 100 % only where every rule is known and met, and none is left to people (property)", () => {
    fc.assert(
      fc.property(profileArbitrary, fc.nat(), (profile, which) => {
        const { criteria } = records[which % records.length] as OracleRecord;
        const { verdict, matchPercent, criteria: results } = judge(criteria, profile, today);
        const isAll = results.every(({ outcome }) => outcome === "met") && criteria.notes.length === 0;
        expect(matchPercent === 100).toBe(isAll);
        if (verdict === "eligible") expect(isAll).toBe(true);
      }),
      { numRuns: 2000, seed: 47 },
    );
  });
});
