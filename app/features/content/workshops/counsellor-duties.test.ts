import { expect, test } from "vitest";
import { duties, talkLanguages } from "#app/features/helpdesk/counsellors/counsellor-duties.ts";
import { careerInterestOptions, careerSessionOptions } from "../data/career.ts";
import { counselingTypeOptions } from "../data/counseling.ts";
import { counsellorEntries } from "../server/bookings/counsellor-entries.server.ts";

test("the desk can tick whatever the forms ask for, and what our counsellors are written down with", () => {
  const asked = [
    ...counselingTypeOptions.map(({ value }) => `counseling:${value}`),
    ...careerSessionOptions.filter(({ value }) => value !== "workshop").map(({ value }) => `career:${value}`),
    ...careerInterestOptions
      .filter(({ value }) => value !== "not-sure")
      .map(({ value }) => `subject:${value}`),
  ];
  const entries = counsellorEntries({ isDemo: true });
  expect(duties).toEqual(expect.arrayContaining([...asked, ...entries.flatMap(({ serves }) => serves)]));
  expect(talkLanguages).toEqual(expect.arrayContaining(entries.flatMap(({ languages }) => languages)));
});

test("only the demo's counsellors have invented addresses", () => {
  expect(counsellorEntries({ isDemo: false }).some((entry) => "email" in entry)).toBe(false);
});
