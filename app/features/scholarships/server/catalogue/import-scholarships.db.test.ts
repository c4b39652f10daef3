import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { importColumns, readImportFile } from "../../catalogue/import-format.ts";
import { buildScholarshipsDemo } from "../../demo/scholarships-demo.server.ts";
import type { ImportOptions } from "./import-scholarships.server.ts";
import { importScholarships } from "./import-scholarships.server.ts";

useTestDatabase();

const good = {
  slug: "good-one",
  title: "Good One",
  provider: "A Foundation",
  providerType: "private",
  category: "merit",
  amountText: "₹5,000",
  description: "For good students",
  applicationProcess: "Apply online",
  criteria: { levels: { from: "class-9", to: "class-10" } },
  checkedOn: "2026-11-01",
};

function importJson(list: unknown, options: Partial<ImportOptions> = {}) {
  return importScholarships(systemActor, readImportFile(JSON.stringify(list), "json"), {
    source: "test",
    ...options,
  });
}

describe("importScholarships", () => {
  test("brings the catalogue in, the sample records first; a second time nothing changes", async () => {
    expect(await buildScholarshipsDemo()).toMatchObject({
      rows: 306,
      created: 306,
      updated: 0,
      unchanged: 0,
      bad: [],
    });
    expect(await buildScholarshipsDemo()).toMatchObject({ created: 0, updated: 0, unchanged: 306 });
    const rows = await database().select().from(scholarship).orderBy(scholarship.number);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 306 }, (_, index) => index + 1));
    expect(rows.slice(0, 20).every(({ isSample }) => isSample)).toBe(true);
    const audit = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, "scholarship-import:catalogue"));
    expect(audit.map(({ details }) => details)).toMatchObject([{ created: 306, updated: 0 }]);
  });

  test("a dry run reports and writes nothing; the real run then does as reported", async () => {
    const before = await database().$count(scholarship);
    expect(await importJson([good], { dryRun: true })).toMatchObject({ created: 1, bad: [] });
    expect(await database().$count(scholarship)).toBe(before);
    expect(await importJson([good])).toMatchObject({ created: 1 });
    expect(await importJson([good])).toMatchObject({ unchanged: 1 });
    const cycles = [{ opensOn: "2026-09-01", closesOn: "2026-10-31", basis: "reported" }];
    const plan = await importJson(
      [
        { ...good, title: "Better One", amountMinInr: 99, cycles },
        { ...good, slug: "another" },
      ],
      {
        dryRun: true,
      },
    );
    expect(plan).toMatchObject({
      updated: 1,
      created: 1,
      plan: [
        {
          slug: "good-one",
          isNew: false,
          changes: [
            { field: "Title", before: good.title, after: "Better One" },
            { field: "Lowest amount", after: "₹99" },
            { field: "Rounds", after: "1 Sep 2026 to 31 Oct 2026 (reported)" },
          ],
        },
        { slug: "another", isNew: true, changes: [] },
      ],
    });
    expect(await importJson([good])).toMatchObject({ unchanged: 1, plan: [] });
    expect(await importJson([{ ...good, title: "Better One" }])).toMatchObject({ updated: 1, created: 0 });
    const [row] = await database().select().from(scholarship).where(eq(scholarship.slug, "good-one"));
    expect(row).toMatchObject({ title: "Better One", number: 307, status: "active", source: "test" });
  });

  test.each([
    ["no title", { title: undefined }, "title: Please fill in this field."],
    ["an unknown category", { category: "cooking" }, "category: Please choose one of the options."],
    [
      "an unknown state",
      { criteria: { states: ["atlantis"] } },
      "criteria.states.0: Please choose one of the options.",
    ],
    [
      "a misspelt rule",
      { criteria: { incomeMax: 5 } },
      "criteria: There is a field here that does not belong.",
    ],
    ["a misspelt column", { titel: "x" }, "The record: There is a field here that does not belong."],
    [
      "levels the wrong way round",
      { criteria: { levels: { from: "ug", to: "class-9" } } },
      "criteria.levels: The lower level must come first.",
    ],
    ["an amount below zero", { amountMinInr: -5 }, "amountMinInr: An amount cannot be negative."],
    [
      "amounts the wrong way round",
      { amountMinInr: 9, amountMaxInr: 5 },
      "amountMaxInr: The highest amount is below the lowest.",
    ],
    ["a link that runs", { website: "javascript:alert(1)" }, "website: Give a full web address, https://…"],
    ["a slug with capitals", { slug: "Good One" }, "slug: Use small letters, digits and single hyphens."],
    ["an impossible date", { checkedOn: "2026-02-30" }, "checkedOn: Give the date as YYYY-MM-DD."],
    [
      "a round that closes before it opens",
      { cycles: [{ opensOn: "2026-05-01", closesOn: "2026-04-01" }] },
      "cycles.0: It closes before it opens.",
    ],
    ["hidden characters", { title: "Good\u202eOne" }, "title: Remove the hidden characters from this text."],
    [
      "more selected than applied",
      { applicants: 5, selected: 9 },
      "selected: More were selected than applied.",
    ],
    [
      "a number of another scholarship",
      { slug: "another", id: 1 },
      'id: 1 belongs to another scholarship ("nmmss").',
    ],
    [
      "a slug of another source",
      { slug: "nmmss" },
      'slug: "nmmss" belongs to a scholarship of another source.',
    ],
  ])("reports a row with %s in plain words, and brings in the others", async (_what, change, message) => {
    const fine = { ...good, slug: `fine-${Math.random().toString(36).slice(2, 8)}` };
    const report = await importJson([fine, { ...good, slug: "bad-one", ...change }]);
    expect(report.created).toBe(1);
    expect(report.bad).toHaveLength(1);
    expect(report.bad[0]?.row).toBe(2);
    expect(report.bad[0]?.messages).toContain(message);
  });

  test("reports what is no record at all, and a slug that stands there twice", async () => {
    const report = await importJson(
      [null, 5, "x", [], { ...good, slug: "twice" }, { ...good, slug: "twice" }],
      { dryRun: true },
    );
    expect(report.bad.map(({ row }) => row)).toEqual([1, 2, 3, 4, 6]);
    expect(report.bad.at(-1)?.messages).toEqual(['slug: "twice" already stands in row 5.']);
  });

  test.each([
    ["{", "json", "The file is not valid JSON"],
    ['{"a":1}', "json", "The file must hold a list"],
    ["", "csv", "The file is empty."],
    ["title,colour\nA,red\n", "csv", 'not known: "colour"'],
    ['title,slug\n"A,b\n', "csv", "A quoted cell is not closed"],
  ] as const)("says what is wrong with the file %j", (text, kind, message) => {
    const { records, problems } = readImportFile(text, kind);
    expect(records).toEqual([]);
    expect(problems[0]?.message).toContain(message);
  });

  test("reads CSV as spreadsheets write it, with the line of each bad row", async () => {
    const header =
      "slug,title,provider,providerType,category,amountText,amountMaxInr,description,applicationProcess,levelFrom,levelTo,states,genders,familyIncomeMaxInr,minPercent,ageMin,ageMax,opensOn,closesOn,benefits,sources,checkedOn";
    const lines = [
      header,
      'from-csv,"A ""quoted"", title",Prov,private,women,"₹5,000","5,000","Two\nlines",Online,class-9,ug,telangana;kerala,female,"2,50,000",60,15,20,2026-09-01,2026-12-31,One | Two,"a file",2026-11-01',
      "",
      "short,row",
      "bad-csv,T,P,private,women,x,lots,D,Online,class-9,,,,,,,,,,,s,2026-11-01",
    ];
    const file = readImportFile(`\ufeff${lines.join("\r\n")}`, "csv");
    const report = await importScholarships(systemActor, file, { source: "csv" });
    expect(report).toMatchObject({ created: 1 });
    expect(report.bad.map(({ row }) => row)).toEqual([5, 6]);
    expect(report.bad[1]?.messages[0]).toMatch(/^amountMaxInr: /);
    const [row] = await database().select().from(scholarship).where(eq(scholarship.slug, "from-csv"));
    expect(row).toMatchObject({
      title: 'A "quoted", title',
      amountMaxPaise: 500_000,
      benefits: ["One", "Two"],
    });
    expect(row?.criteria).toMatchObject({
      levels: { from: "class-9", to: "ug" },
      states: ["telangana", "kerala"],
      genders: ["female"],
      income: { maxInr: 250_000 },
      age: { min: 15, max: 20 },
    });
    const cycles = await database()
      .select()
      .from(scholarshipCycle)
      .where(eq(scholarshipCycle.scholarshipId, row?.id ?? ""));
    expect(cycles).toMatchObject([{ opensOn: "2026-09-01", closesOn: "2026-12-31" }]);
    expect(importColumns).toEqual(expect.arrayContaining(header.split(",")));
  });

  test("tells how far it is", async () => {
    const seen: [number, number][] = [];
    const list = Array.from({ length: 900 }, (_, index) => ({ ...good, slug: `many-${index}` }));
    await importJson(list, { dryRun: true, onProgress: (done, of) => seen.push([done, of]) });
    expect(seen.at(0)?.[1]).toBe(900);
    expect(seen.at(-1)).toEqual([900, 900]);
    expect(seen.length).toBeGreaterThan(1);
  });

  test("is not for everyone", async () => {
    const file = { records: [], problems: [] };
    await expect(importScholarships(visitor, file, { source: "x" })).rejects.toMatchObject({ status: 401 });
  });

  test("the catalogue files carry every record of the sources they were made from", async () => {
    const names = ["national", "state"];
    const texts = names.map((name) =>
      readFile(new URL(`../../data/catalogue-${name}.json`, import.meta.url), "utf8"),
    );
    const lists = (await Promise.all(texts)).map((text) => JSON.parse(text) as unknown[]);
    expect(lists.map((list) => list.length)).toEqual([147, 159]);
  });
});
