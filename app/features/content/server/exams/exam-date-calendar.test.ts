import { afterEach, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { readCalendar } from "#tests/support/read-calendar.ts";
import { examDateCalendar } from "./exam-date-calendar.server.ts";
import { exams } from "./exams.server.ts";

afterEach(useRealClock);

test("L38: every exam with a day to come gives one whole-day entry; an estimate says so", () => {
  setClock(new Date("2026-11-20T10:00:00+05:30"));
  for (const { id, name, examOn, examOnIsEstimate } of exams) {
    if (!examOn || examOn < "2026-11-20") {
      expect(() => examDateCalendar(id, "en"), id).toThrow();
      continue;
    }
    const { events } = readCalendar(examDateCalendar(id, "en"));
    expect(events).toHaveLength(1);
    expect(events[0]?.DTSTART).toBe(examOn.replaceAll("-", ""));
    expect(events[0]?.SUMMARY === name).toBe(!examOnIsEstimate);
    // In her language; the exam's name stays what it is called.
    const inTelugu = readCalendar(examDateCalendar(id, "te")).events[0];
    expect(inTelugu?.SUMMARY).toContain(name.slice(0, 3));
    expect(inTelugu?.DESCRIPTION).toContain("ఎప్పుడు");
  }
});
