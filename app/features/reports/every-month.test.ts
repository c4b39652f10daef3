import { describe, expect, it } from "vitest";
import { everyMonth } from "./every-month.ts";

describe("a report by month has no holes in time", () => {
  it("fills the months between with noughts, over the year's end too", () => {
    const rows = everyMonth([
      { name: "2026-11", figures: [3, 500] },
      { name: "2027-02", figures: [1, 20] },
    ]);
    expect(rows.map(({ name }) => name)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
    expect(rows.map(({ figures }) => figures)).toEqual([
      [3, 500],
      [0, 0],
      [0, 0],
      [1, 20],
    ]);
  });

  it("leaves rows that are no months as they are, and makes nothing of nothing", () => {
    const agents = [{ name: "Devi (East)", figures: [2] }];
    expect(everyMonth(agents)).toEqual(agents);
    expect(everyMonth([])).toEqual([]);
  });
});
