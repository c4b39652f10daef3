import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import given from "#tests/fixtures/search-queries.json" with { type: "json" };
import heldOut from "#tests/fixtures/search-queries-held-out.json" with { type: "json" };
import { useTestDatabase } from "#tests/support/test-database.ts";
import hindi from "../data/words-hi.json" with { type: "json" };
import telugu from "../data/words-te.json" with { type: "json" };
import { scholarshipList } from "../lists/scholarship-list.ts";
import { importScholarships } from "../server/catalogue/import-scholarships.server.ts";
import { listScholarships } from "../server/lists/list-scholarships.server.ts";

useTestDatabase();

interface Asked {
  readonly q: string;
  readonly lang: string;
  readonly must: readonly string[];
  readonly should_not_lead?: string;
}

const slugOf = new Map<number, string>();

beforeAll(async () => {
  const files = ["national", "state"].map((name) =>
    readFile(new URL(`../data/catalogue-${name}.json`, import.meta.url), "utf8"),
  );
  const records = (await Promise.all(files)).flatMap((text) => JSON.parse(text));
  for (const { id, slug } of records) slugOf.set(id, slug);
  const numbered = records.map((value, index) => ({ row: index + 1, value }));
  await importScholarships(systemActor, { records: numbered, problems: [] }, { source: "test" });
});

async function firstTen(q: string): Promise<string[]> {
  const query = parseListQuery(scholarshipList, `/scholarships?${new URLSearchParams({ q })}`);
  const page = await listScholarships(query, { day: "2026-11-15" });
  return page.scholarships.slice(0, 10).map(({ slug }) => slug);
}

/** Those not met, as one line each: what a failing test shows. */
async function missed(
  queries: readonly Asked[],
  language: string,
): Promise<{ lines: string[]; share: number }> {
  const asked = queries.filter(({ lang }) => lang.split("-")[0] === language);
  const lines: string[] = [];
  for (const { q, must } of asked) {
    const found = await firstTen(q);
    if (!must.some((slug) => found.includes(slug)))
      lines.push(`${q} → ${found.slice(0, 5).join(", ") || "nothing"}`);
  }
  return { lines, share: 1 - lines.length / asked.length };
}

describe("S21: search in the words people use", () => {
  describe.each([
    ["the 240 queries", given as readonly Asked[], 0.95],
    ["120 others, written before the search had met them", heldOut as readonly Asked[], 0.9],
  ])("%s", (_name, queries, wanted) => {
    test.each(["en", "te", "hi"])("find what they must in the first ten: %s", async (language) => {
      const { lines, share } = await missed(queries, language);
      expect(share, lines.join("\n")).toBeGreaterThanOrEqual(wanted);
    });

    test("never meet an empty page", async () => {
      for (const { q } of queries) expect(await firstTen(q), q).not.toEqual([]);
    });
  });

  test("what is the other one does not lead", async () => {
    const leading: string[] = [];
    for (const { q, should_not_lead } of given as readonly Asked[])
      if (should_not_lead && (await firstTen(q))[0] === should_not_lead)
        leading.push(`${q} → ${should_not_lead}`);
    expect(leading.length, leading.join("\n")).toBeLessThanOrEqual(2);
  });

  test.each([
    ["te", telugu],
    ["hi", hindi],
  ] as const)("S20: a scholarship is found by the title its reader sees: %s", async (_language, words) => {
    const titles = Object.entries<{ title?: string }>(words).flatMap(([number, { title }]) =>
      title ? [{ number, title }] : [],
    );
    const lost: string[] = [];
    for (const { number, title } of titles) {
      const found = await firstTen(title);
      if (!found.includes(slugOf.get(Number(number)) ?? "")) lost.push(`${title} → ${found.slice(0, 3)}`);
    }
    expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(titles.length * 0.05);
  });

  test.each(["ల్యాప్‌టాప్", "लैपटॉप"])("S20: a benefit is found by the words its reader sees: %s", async (q) => {
    const found = await firstTen(q);
    for (const slug of ["amazon-future-engineer", "kotak-kanya", "bharti-airtel-scholarship"])
      expect(found).toContain(slug);
  });
});
