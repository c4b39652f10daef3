import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import standing from "#tests/fixtures/catalogue-standing.json" with { type: "json" };
import { countCriteria } from "../eligibility/criteria.ts";
import { deadlineOn } from "../views/deadline.ts";
import { isLevel, levelSlug, parseLevelSlug } from "./levels.ts";
import { isOfficialSource } from "./official-source.ts";
import { scholarshipRecordSchema } from "./scholarship-record.ts";

function readCatalogue(name: string): unknown[] {
  return JSON.parse(readFileSync(new URL(`../data/catalogue-${name}.json`, import.meta.url), "utf8"));
}

const raw = [...readCatalogue("national"), ...readCatalogue("state")];

describe("the catalogue", () => {
  test("has 306 records, each valid, with its own number, slug and title", () => {
    const problems = raw.flatMap((record) => {
      const result = scholarshipRecordSchema.safeParse(record);
      const slug = (record as { slug?: string }).slug;
      return result.success
        ? []
        : [`${slug}: ${result.error.issues.map((i) => `${i.path.join(".")} ${i.message}`)}`];
    });
    expect(problems).toEqual([]);
    const records = raw.map((record) => scholarshipRecordSchema.parse(record));
    expect(records).toHaveLength(306);
    expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 306 }, (_, index) => index + 1));
    expect(new Set(records.map(({ slug }) => slug)).size).toBe(306);
    expect(new Set(records.map(({ title }) => title.toLowerCase())).size).toBe(306);
  });

  const records = raw.map((record) => scholarshipRecordSchema.parse(record));

  test("begins with the twenty sample records, which have every specified field", () => {
    for (const record of records.slice(0, 20)) {
      expect(record.isSample).toBe(true);
      expect(record.applicants).toBeGreaterThan(record.selected ?? Number.POSITIVE_INFINITY);
      expect(record.benefits.length).toBeGreaterThan(0);
      expect(record.eligibility.length).toBeGreaterThan(0);
      expect(record.documents.length).toBeGreaterThan(0);
      expect(record.website).toMatch(/^https:/);
    }
    expect(records.slice(20).some(({ isSample }) => isSample)).toBe(false);
    expect(levelSlug(records[0]?.criteria.levels ?? null)).toBe("class-9-12");
  });

  test("says with rules what the sources say in sentences: few notes are left, and every record decides", () => {
    const notes = records.reduce((sum, { criteria }) => sum + criteria.notes.length, 0);
    expect(notes).toBeLessThan(190);
    expect(records.filter(({ criteria }) => countCriteria(criteria) < 1)).toEqual([]);
  });

  test("keeps where each fact comes from", () => {
    for (const record of records) {
      expect(record.sources.length).toBeGreaterThan(0);
      expect(record.checkedOn).toBe("2026-11-15");
    }
  });

  test("shows nothing as open whose announced day is past, on any day", () => {
    for (const record of records) {
      for (const day of [
        "2026-01-01",
        "2026-09-30",
        "2026-10-01",
        "2026-11-15",
        "2027-02-28",
        "2031-07-04",
      ]) {
        const deadline = deadlineOn(record, day);
        if (deadline.status === "Open" && deadline.closesOn) expect(deadline.closesOn >= day).toBe(true);
        if (deadline.expectedBy) expect(deadline.expectedBy >= day).toBe(true);
      }
    }
  });

  test("has levels whose slugs can be read back", () => {
    for (const { criteria } of records) {
      const range = criteria.levels;
      expect(range && isLevel(range.from) && isLevel(range.to)).toBe(true);
      expect(parseLevelSlug(levelSlug(range))).toEqual(range);
    }
  });
});

describe("P6, S4: no record claims more than its sources carry", () => {
  const catalogue = raw.map((record) => scholarshipRecordSchema.parse(record));

  test("L15e: no source is a phrase of ours that says nothing", () => {
    for (const { slug, sources } of catalogue)
      for (const source of sources) expect(source, slug).not.toMatch(/general knowledge/i);
  });

  test("confirmed only where the provider's own notice was read, with its official address", () => {
    for (const { slug, confidence, sources, website } of catalogue) {
      const [stands, notice] = (standing as Record<string, (string | null)[]>)[slug] ?? [];
      expect(sources.length, slug).toBeGreaterThan(0);
      expect(confidence, slug).toBe(stands);
      const official = sources.filter((source) => isOfficialSource(source, website));
      if (confidence !== "high") continue;
      expect(official, slug).not.toEqual([]);
      expect(
        official.some((source) => source.endsWith(notice ?? "-")),
        slug,
      ).toBe(true);
    }
    expect(Object.keys(standing)).toHaveLength(catalogue.length);
  });

  test("a newspaper's or portal's address confirms nothing, for any record of the catalogue", () => {
    const told = [
      "NDTV, 3 Oct 2026, https://www.ndtv.com/education/scholarship-notice",
      "https://buddy4study.com/page/x",
      "Telegram https://gov.in.example.com/notice",
      "https://www.google.co.in/search",
      "a page at https://",
    ];
    for (const record of catalogue) {
      for (const source of told) {
        expect(isOfficialSource(source, record.website), `${record.slug}: ${source}`).toBe(false);
      }
      const claimed = { ...record, confidence: "high", sources: told.slice(0, 4) };
      expect(scholarshipRecordSchema.safeParse(claimed).success, record.slug).toBe(false);
    }
  });

  test("a file that says more is refused, whoever wrote it", () => {
    const [told] = catalogue.filter(({ confidence }) => confidence === "medium");
    const claimed = scholarshipRecordSchema.safeParse({ ...told, confidence: "high" });
    expect(claimed.success).toBe(false);
    expect(claimed.error?.issues[0]?.path).toEqual(["confidence"]);
  });
});
