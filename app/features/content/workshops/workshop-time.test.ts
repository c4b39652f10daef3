import { expect, test } from "vitest";
import { formatDateTime } from "#app/core/clock.ts";
import { workshops } from "../server/workshops.server.ts";
import { workshopTime } from "./workshop-time.ts";

test("a workshop's words become moments in India", () => {
  const noon = workshopTime({ date: "2026-12-12", time: "11:00 AM - 1:00 PM" });
  expect(formatDateTime(noon.startsAt)).toBe("12 Dec 2026, 11:00 am");
  expect(noon.minutes).toBe(120);
  expect(formatDateTime(workshopTime({ date: "2026-12-12", time: "12:00 PM - 2:00 PM" }).startsAt)).toBe(
    "12 Dec 2026, 12:00 pm",
  );
});

test("every workshop of the list lasts two hours, as the page says", () => {
  expect(workshops.map((workshop) => workshopTime(workshop).minutes)).toEqual(workshops.map(() => 120));
});
