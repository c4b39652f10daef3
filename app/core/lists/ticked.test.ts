import { describe, expect, it } from "vitest";
import { tickedOf } from "./ticked.ts";

const box = (bulk: string, paise?: number) => ({
  dataset: { bulk, ...(paise !== undefined && { paise: String(paise) }) },
});

describe("what the bar says of the ticked rows", () => {
  it("names them and adds up what they come to", () => {
    expect(tickedOf([box("Ritu Soren", 25_000_00), box("T. Linda Devi", 20_000_00)])).toEqual({
      count: 2,
      names: "Ritu Soren; T. Linda Devi",
      sum: "₹45,000",
    });
  });

  it("says no sum where one of them has no amount, and none of nothing", () => {
    expect(tickedOf([box("Ritu Soren", 25_000_00), box("Assisted")]).sum).toBeNull();
    expect(tickedOf([])).toEqual({ count: 0, names: "", sum: null });
  });
});
