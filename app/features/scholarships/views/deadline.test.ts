import { describe, expect, test } from "vitest";
import { addIstDays } from "#app/core/clock.ts";
import type { Schedule } from "./deadline.ts";
import { deadlineOn, deadlineSortKey } from "./deadline.ts";

const october: Schedule = {
  cycles: [],
  season: { kind: "yearly", opensMonth: 8, closesMonth: 10, closesDay: null },
};

function status(schedule: Schedule, day: string) {
  return deadlineOn(schedule, day).status;
}

describe("deadlineOn", () => {
  test("is open to the end of the announced day, and closed from the next", () => {
    const schedule: Schedule = {
      cycles: [{ opensOn: "2026-08-20", closesOn: "2026-09-30", basis: "announced" }],
      season: { kind: "rounds" },
    };
    expect(status(schedule, "2026-08-19")).toBe("Closed");
    expect(deadlineOn(schedule, "2026-08-20")).toMatchObject({
      status: "Open",
      closesOn: "2026-09-30",
      daysLeft: 41,
    });
    expect(deadlineOn(schedule, "2026-09-30")).toMatchObject({ status: "Open", daysLeft: 0 });
    expect(deadlineOn(schedule, "2026-10-01")).toMatchObject({
      status: "Closed",
      closesOn: null,
      closedOn: "2026-09-30",
    });
  });

  test("says “usually closes in October” where only the month is known, and does not claim to be open", () => {
    expect(status(october, "2026-07-31")).toBe("Closed");
    expect(deadlineOn(october, "2026-09-10")).toMatchObject({
      status: "Unknown",
      basis: "estimate",
      closesOn: null,
      usual: { opensMonth: 8, closesMonth: 10 },
      expectedBy: "2026-10-31",
    });
    // Rounds are extended so often that nobody can call it closed on the first of November.
    expect(deadlineOn(october, "2026-11-15")).toMatchObject({ status: "Unknown", expectedBy: "2027-10-31" });
    expect(deadlineOn(october, "2026-12-15")).toMatchObject({ status: "Closed", expectedBy: "2027-10-31" });
  });

  test("an announced round that is over closes its season, and the next one is estimated", () => {
    const schedule: Schedule = {
      ...october,
      cycles: [{ opensOn: null, closesOn: "2026-10-05", basis: "announced" }],
    };
    expect(deadlineOn(schedule, "2026-10-05")).toMatchObject({ status: "Open", daysLeft: 0 });
    expect(deadlineOn(schedule, "2026-10-06")).toMatchObject({ status: "Closed", expectedBy: "2027-10-31" });
    expect(status(schedule, "2027-09-01")).toBe("Unknown");
  });

  test("a window over the new year stays one window", () => {
    const schedule: Schedule = {
      cycles: [],
      season: { kind: "yearly", opensMonth: 10, closesMonth: 1, closesDay: null },
    };
    expect(deadlineOn(schedule, "2026-11-15")).toMatchObject({ status: "Unknown", expectedBy: "2027-01-31" });
    expect(deadlineOn(schedule, "2027-01-10")).toMatchObject({ status: "Unknown", expectedBy: "2027-01-31" });
    expect(status(schedule, "2027-05-01")).toBe("Closed");
  });

  test("knows what is open all the year, what ended, and what nobody knows", () => {
    expect(status({ cycles: [], season: { kind: "rolling" } }, "2026-11-15")).toBe("Open");
    expect(status({ cycles: [], season: { kind: "notice" } }, "2026-11-15")).toBe("Unknown");
    const ended: Schedule = {
      cycles: [{ opensOn: null, closesOn: "2027-01-01", basis: "announced" }],
      season: { kind: "ended" },
    };
    expect(status(ended, "2026-11-15")).toBe("Closed");
  });

  test("does not open a far round whose opening nobody announced", () => {
    const schedule: Schedule = {
      cycles: [{ opensOn: null, closesOn: "2027-10-31", basis: "reported" }],
      season: { kind: "notice" },
    };
    expect(status(schedule, "2026-11-15")).toBe("Closed");
    expect(status(schedule, "2027-09-01")).toBe("Open");
  });

  test("never has a deadline in the past, on any day of two years", () => {
    for (let day = "2026-01-01"; day < "2028-01-01"; day = addIstDays(day, 1)) {
      const { closesOn, expectedBy, daysLeft } = deadlineOn(october, day);
      expect(closesOn === null || closesOn >= day).toBe(true);
      expect(expectedBy === null || expectedBy >= day).toBe(true);
      expect(daysLeft === null || daysLeft >= 0).toBe(true);
    }
  });

  test("sorts what closes first before what has no day, what may be open, and the closed", () => {
    const day = "2026-11-15";
    const schedules: Schedule[] = [
      { cycles: [{ opensOn: null, closesOn: "2026-11-20", basis: "announced" }], season: { kind: "rounds" } },
      { cycles: [{ opensOn: null, closesOn: "2026-12-20", basis: "announced" }], season: { kind: "rounds" } },
      { cycles: [], season: { kind: "rolling" } },
      { cycles: [], season: { kind: "yearly", opensMonth: 10, closesMonth: 12, closesDay: null } },
      { cycles: [], season: { kind: "notice" } },
      { cycles: [], season: { kind: "ended" } },
    ];
    const keys = schedules.map((schedule) => deadlineSortKey(deadlineOn(schedule, day)));
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  });
});
