import { describe, expect, test } from "vitest";
import { criteriaSchema } from "../../eligibility/criteria.ts";
import { deadlineOn } from "../../views/deadline.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { deadlineCalendar } from "./deadline-calendar.server.ts";

function scholarship(closesOn: string | null): ScholarshipDetail {
  const cycles = closesOn ? [{ opensOn: null, closesOn, basis: "announced" as const }] : [];
  const deadline = deadlineOn({ season: { kind: "notice" }, cycles }, "2026-11-15");
  const words = { slug: "nmmss", title: "NMMSS; girls, first", provider: "Ministry", amount: "₹12,000" };
  const terms: Partial<ScholarshipDetail> = {
    ...words,
    deadline,
    amountMinInr: 12_000,
    amountMaxInr: 12_000,
    amountPeriod: "year",
    criteria: criteriaSchema.parse({}),
    eligibility: [],
    benefits: [],
  };
  return terms as ScholarshipDetail;
}

/** A calendar file's lines, unfolded. */
function linesOf(file: string | null): string[] {
  return (file ?? "").replace(/\r\n[ \t]/g, "").split("\r\n");
}

describe("the calendar file of a deadline", () => {
  test("is one all-day entry with an alarm two days before", () => {
    const lines = linesOf(deadlineCalendar(scholarship("2026-12-15"), "en"));
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines).toContain("DTSTART;VALUE=DATE:20261215");
    expect(lines).toContain("DTEND;VALUE=DATE:20261216");
    expect(lines).toContain("TRIGGER:-P2D");
    expect(lines).toContain("UID:nmmss-2026-12-15@scholarsetu");
    expect(lines).toContain("SUMMARY:Last day: NMMSS\\; girls\\, first");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.at(-1) || lines.at(-2)).toBe("END:VCALENDAR");
  });

  test("speaks the reader's language", () => {
    const lines = linesOf(deadlineCalendar(scholarship("2026-12-15"), "te")).join("\n");
    expect(lines).toContain("చివరి రోజు");
    expect(lines).toContain("ఏడాదికి ₹12\\,000");
  });

  test("does not exist while no day is known", () => {
    expect(deadlineCalendar(scholarship(null), "en")).toBeNull();
  });
});
