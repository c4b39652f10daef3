import { expect, test } from "vitest";
import { exams } from "../server/exams/exams.server.ts";
import { examsByDate } from "./exams-by-date.ts";

test("exams with a day to come stand first, the nearest on top; past and open dates follow", () => {
  const sorted = examsByDate(exams, "2026-11-30");
  expect(sorted).toHaveLength(exams.length);
  const days = sorted.map(({ examOn }) => (examOn && examOn >= "2026-11-30" ? examOn : null));
  const known = days.filter((day) => day !== null);
  expect(days.slice(0, known.length)).toEqual([...known].sort());
  expect(sorted[0]?.id).toBe("clat-ug");
});
