import { describe, expect, it } from "vitest";
import { hideSmallGroups } from "./hide-small-groups.ts";

const group = (label: string, decided: number) => ({ label, decided, selected: 1 });

describe("groups under five (issue 9, Analytics)", () => {
  it("are left out, and a single one takes the next smallest along", () => {
    const two = hideSmallGroups([group("a", 40), group("b", 3), group("c", 4)]);
    expect(two).toEqual({ shown: [group("a", 40)], hidden: 2 });
    const one = hideSmallGroups([group("a", 40), group("b", 3), group("c", 9)]);
    expect(one).toEqual({ shown: [group("a", 40)], hidden: 2 });
    expect(hideSmallGroups([group("a", 40), group("b", 5), group("c", 0)])).toEqual({
      shown: [group("a", 40), group("b", 5)],
      hidden: 0,
    });
  });
});
