import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  addIstDays,
  addOfficeHours,
  ageOn,
  endOfIstDay,
  financialYear,
  financialYearLabel,
  formatDate,
  formatDateTime,
  formatRelative,
  formatWeekday,
  isIstDay,
  isPast,
  istDate,
  istDaysBetween,
  now,
  officeHoursOf,
  setClock,
  startOfIstDay,
  useRealClock,
} from "./clock.ts";

afterEach(useRealClock);

const ist = (text: string) => new Date(`${text}+05:30`);
const anyMoment = fc.date({ min: new Date("1950-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

describe("the clock", () => {
  it("stands still or moves as it is told, and goes back to the real time", () => {
    setClock(new Date("2026-10-31T18:29:59Z"));
    expect(now().toISOString()).toBe("2026-10-31T18:29:59.000Z");
    now().setFullYear(1999);
    expect(now().getUTCFullYear()).toBe(2026);
    const moments = [1000, 2000];
    setClock(() => new Date(moments.shift() ?? 0));
    expect([now().getTime(), now().getTime()]).toEqual([1000, 2000]);
    useRealClock();
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000);
  });
});

describe("days in India", () => {
  it("T20: a deadline day is open to its last millisecond in India and closed after it", () => {
    expect(isPast("2026-10-31", ist("2026-10-31T23:59:59.999"))).toBe(false);
    expect(isPast("2026-10-31", ist("2026-11-01T00:00:00.000"))).toBe(true);
    expect(isPast("2026-10-31", new Date("2026-10-31T18:30:00.000Z"))).toBe(true);
    expect(isPast(ist("2026-10-31T17:00:00"), ist("2026-10-31T17:00:01"))).toBe(true);
  });

  it("turns at half past six in the evening, UTC", () => {
    expect(istDate(new Date("2026-11-14T18:29:59Z"))).toBe("2026-11-14");
    expect(istDate(new Date("2026-11-14T18:30:00Z"))).toBe("2026-11-15");
  });

  it("every moment lies within its own day", () => {
    fc.assert(
      fc.property(anyMoment, (date) => {
        const day = istDate(date);
        expect(startOfIstDay(day) <= date && date <= endOfIstDay(day)).toBe(true);
        expect(startOfIstDay(date)).toEqual(startOfIstDay(day));
        expect(endOfIstDay(day).getTime() + 1).toBe(startOfIstDay(addIstDays(day, 1)).getTime());
      }),
    );
  });

  it("agrees with Intl on what day it is", () => {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
    fc.assert(
      fc.property(anyMoment, (date) => {
        expect(istDate(date)).toBe(format.format(date));
      }),
    );
  });

  it("adds and counts days as inverses", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(istDaysBetween(date, addIstDays(date, days))).toBe(days);
      }),
    );
    expect(addIstDays("2028-02-28", 1)).toBe("2028-02-29");
  });

  it("knows real days from false ones", () => {
    expect(isIstDay("2028-02-29")).toBe(true);
    for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "", "tomorrow", "2026-11-15T00:00"]) {
      expect(isIstDay(text)).toBe(false);
    }
    expect(() => startOfIstDay("31/10/2026")).toThrow(RangeError);
  });

  it("counts the financial year from 1 April, in India", () => {
    expect(financialYear("2026-04-01")).toBe(2026);
    expect(financialYear("2027-03-31")).toBe(2026);
    expect(financialYear(new Date("2026-03-31T18:30:00Z"))).toBe(2026);
    expect(financialYear(new Date("2026-03-31T18:29:59Z"))).toBe(2025);
    expect([financialYearLabel(2026), financialYearLabel(2099)]).toEqual(["2026-27", "2099-00"]);
  });

  it("counts the age to the day", () => {
    expect(ageOn("2008-11-15", "2026-11-14")).toBe(17);
    expect(ageOn("2008-11-15", "2026-11-15")).toBe(18);
  });
});

describe("office hours (Mon–Fri 9–18, Sat 10–16)", () => {
  it("counts within a day, over a night, over a Saturday and over a Sunday", () => {
    // 13 November 2026 is a Friday.
    expect(addOfficeHours(ist("2026-11-13T10:00"), 2)).toEqual(ist("2026-11-13T12:00"));
    expect(addOfficeHours(ist("2026-11-13T06:00"), 2)).toEqual(ist("2026-11-13T11:00"));
    expect(addOfficeHours(ist("2026-11-13T17:30"), 2)).toEqual(ist("2026-11-14T11:30"));
    expect(addOfficeHours(ist("2026-11-14T15:00"), 2)).toEqual(ist("2026-11-16T10:00"));
    expect(addOfficeHours(ist("2026-11-15T12:00"), 2)).toEqual(ist("2026-11-16T11:00"));
    expect(addOfficeHours(ist("2026-11-13T16:00"), 2)).toEqual(ist("2026-11-13T18:00"));
  });

  it("never falls due outside them", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 100 }), (date, hours) => {
        const due = addOfficeHours(date, hours);
        const before = new Date(due.getTime() - 1);
        const open = officeHoursOf(before);
        expect(open && before >= open.opens && before < open.closes).toBe(true);
        expect(due.getTime() - date.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
      }),
    );
  });
});

describe("dates in words", () => {
  it("are the same on every machine, in three languages", () => {
    expect(formatDate("2026-11-15")).toBe("15 Nov 2026");
    expect(formatDate("2026-09-05")).toBe("5 Sep 2026");
    expect(formatDate("2026-11-15", "te")).toBe("15 నవంబర్ 2026");
    expect(formatDate("2026-11-15", "hi")).toBe("15 नवंबर 2026");
    // L25: a day that is waited for bears its name.
    expect(formatWeekday("2026-11-18")).toBe("Wed 18 Nov 2026");
    expect(formatWeekday(ist("2026-11-22T00:10"), "te")).toBe("ఆది, 22 నవంబర్ 2026");
    expect(formatWeekday("2026-11-17", "hi")).toBe("मंगल, 17 नवंबर 2026");
    expect(formatDateTime(ist("2026-11-15T17:30"))).toBe("15 Nov 2026, 5:30 pm");
    expect(formatDateTime(ist("2026-11-15T00:05"))).toBe("15 Nov 2026, 12:05 am");
    expect(formatDateTime(ist("2026-11-15T12:00"))).toBe("15 Nov 2026, 12:00 pm");
    // S34.22: the part of the day as people say it, never am or pm.
    expect(formatDateTime(ist("2026-11-15T23:17"), "te")).toBe("15 నవంబర్ 2026, రాత్రి 11:17");
    expect(formatDateTime(ist("2026-11-15T23:17"), "hi")).toBe("15 नवंबर 2026, रात 11:17");
    expect(formatDateTime(ist("2026-11-15T00:05"), "te")).toBe("15 నవంబర్ 2026, రాత్రి 12:05");
    expect(formatDateTime(ist("2026-11-15T12:00"), "hi")).toBe("15 नवंबर 2026, दोपहर 12:00");
  });

  it("say how long ago or how soon", () => {
    const at = ist("2026-11-15T12:00");
    expect(formatRelative(ist("2026-11-15T11:59:30"), "en", at)).toBe("now");
    expect(formatRelative(ist("2026-11-15T11:45"), "en", at)).toBe("15 minutes ago");
    expect(formatRelative(ist("2026-11-15T15:00"), "en", at)).toBe("in 3 hours");
    expect(formatRelative(ist("2026-11-14T01:00"), "en", at)).toBe("yesterday");
    expect(formatRelative(ist("2026-11-18T09:00"), "en", at)).toBe("in 3 days");
    expect(formatRelative(ist("2026-08-15T09:00"), "en", at)).toBe("3 months ago");
    expect(formatRelative(ist("2026-11-16T12:00"), "hi", at)).toBe("कल");
  });
});
