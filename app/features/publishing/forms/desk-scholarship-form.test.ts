import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { istDate } from "#app/core/clock.ts";
import {
  type ScholarshipRecord,
  scholarshipInputSchema,
  scholarshipRecordSchema,
} from "#app/features/scholarships/catalogue/scholarship-record.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import { plainTerms } from "#app/features/scholarships/scholarship-terms.ts";
import type { DeskRecord } from "../desk-record.ts";
import { deskValues, readDeskScholarship } from "./desk-scholarship-form.ts";

const records = ["national", "state"].flatMap((name) =>
  (
    JSON.parse(
      readFileSync(new URL(`../../scholarships/data/catalogue-${name}.json`, import.meta.url), "utf8"),
    ) as unknown[]
  ).map((record) => scholarshipRecordSchema.parse(record)),
);

const paiseOf = (inr: number | null) => (inr === null ? null : inr * 100);

function stored(record: ScholarshipRecord): DeskRecord {
  const last = record.cycles.toSorted((a, b) => b.closesOn.localeCompare(a.closesOn))[0];
  return {
    ...record,
    differs: record.differs ?? null,
    id: "",
    status: "active",
    revision: 1,
    opensOn: last?.opensOn ?? null,
    closesOn: last?.closesOn ?? null,
    amountMinPaise: paiseOf(record.amountMinInr),
    amountMaxPaise: paiseOf(record.amountMaxInr),
    terms: plainTerms,
    rules: [],
    applicants: 0,
    selected: 0,
    awardedPaise: 0,
    mayChange: true,
    runHere: false,
    ownerKind: "catalogue",
  };
}

/** As a browser posts it. */
function posted(before: DeskRecord, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...deskValues(before), ...changes })) {
    for (const one of [value].flat()) if (one !== "") form.append(name, one.replaceAll("\n", "\r\n"));
  }
  return form;
}

test("saving any of the 306 records without a change changes nothing of it", () => {
  for (const record of records) {
    const before = stored(record);
    const { content, errors } = readDeskScholarship(posted(before), before);
    expect(errors, record.slug).toEqual({});
    expect(scholarshipInputSchema.parse(content), record.slug).toEqual(scholarshipInputSchema.parse(record));
  }
});

test("what is changed is changed, and what has no field stays", () => {
  const found = records.find(({ criteria }) => (criteria.income?.relaxed.length ?? 0) > 0);
  if (!found) throw new Error("No record has a milder limit");
  const before = {
    ...stored(found),
    opensOn: null,
    closesOn: "2024-10-31",
    cycles: [{ opensOn: null, closesOn: "2024-10-31", basis: "reported" as const }],
    terms: { ...plainTerms, rubric: [{ id: "need", label: "Need", max: 10 }] },
    runHere: true,
  };
  const changes = { incomeMax: "3,00,000", closesOn: "2099-01-31", amountMax: "", r1_label: "Merit" };
  const { content, terms, errors } = readDeskScholarship(posted(before, changes), before);
  expect(errors).toEqual({});
  const criteria = criteriaSchema.parse(content.criteria);
  expect(criteria).toEqual({
    ...found.criteria,
    income: { maxInr: 300_000, relaxed: found.criteria.income?.relaxed },
  });
  expect(content).toMatchObject({ amountMaxInr: null, website: found.website, season: found.season });
  // The round of 2024 is over: the new day is a round of its own.
  expect(content.cycles).toEqual([
    ...before.cycles,
    { opensOn: null, closesOn: "2099-01-31", basis: "announced" },
  ]);
  expect(terms.rubric).toEqual([
    { id: "r1", label: "Merit", max: 10 },
    { id: "need", label: "Need", max: 10 },
  ]);
  // A round still to come is corrected in its place, and may be taken back.
  const coming = {
    ...before,
    closesOn: "2099-01-31",
    cycles: [{ ...before.cycles[0], closesOn: "2099-01-31" }],
  };
  const next = coming as DeskRecord;
  expect(readDeskScholarship(posted(next, { closesOn: "2099-02-28" }), next).content.cycles).toHaveLength(1);
  expect(readDeskScholarship(posted(next, { closesOn: "" }), next).content.cycles).toEqual([]);
});

test("dates and amounts that cannot be are told at their fields", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["opensOn", istDate()],
    ["amountMin", "much"],
  ] as const) {
    form.set(name, value);
  }
  expect(Object.keys(readDeskScholarship(form, null).errors).sort()).toEqual(["amountMin", "closesOn"]);
});
