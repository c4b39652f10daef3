import { describe, expect, it } from "vitest";
import { dayPlace } from "./day-groups.ts";

const at = new Date("2026-11-17T03:30:00Z"); // 9 in the morning in India

describe("L28: notifications stand by day", () => {
  it.each([
    ["2026-11-17T00:10:00Z", "today", "17 Nov 2026", "5:40 am"],
    ["2026-11-16T18:29:00Z", "yesterday", "", "11:59 pm"],
    ["2026-11-16T18:31:00Z", "today", "17 Nov 2026", "12:01 am"],
    ["2026-11-11T05:00:00Z", "week", "", "11 Nov"],
    ["2026-11-10T05:00:00Z", "month", "Nov 2026", "10 Nov"],
    ["2026-08-13T05:00:00Z", "month", "Aug 2026", "13 Aug"],
    ["2025-11-13T05:00:00Z", "month", "Nov 2025", "13 Nov"],
  ] as const)("%s is of %s", (moment, group, head, time) => {
    expect(dayPlace(new Date(moment), "en", at)).toEqual({ group, head, time });
  });

  it("speaks the reader's language", () => {
    expect(dayPlace(new Date("2026-08-13T05:00:00Z"), "te", at).head).toBe("ఆగస్టు 2026");
  });
});
