import { expect, test } from "vitest";
import { linkAt, placeInList } from "./list-place.ts";

const middle = { shown: 20, total: 148, previousHref: "/x?cursor=p", nextHref: "/x?cursor=n" };

test("the first row of a page is known at both ends, after a jump, and from page to page", () => {
  expect(placeInList({ ...middle, previousHref: null }, "?cursor=a&at=77")).toBe(1);
  expect(placeInList({ ...middle, shown: 8, nextHref: null }, "?cursor=a")).toBe(141);
  expect(placeInList(middle, "?row=61")).toBe(61);
  expect(placeInList(middle, "?cursor=a&at=41&row=9")).toBe(41);
  expect(placeInList(middle, "?cursor=a&at=-60")).toBe(41);
});

test("what an address cannot say, or says wrongly, is not shown", () => {
  for (const search of ["?cursor=a", "?cursor=a&at=140", "?cursor=a&at=x", "?cursor=a&at=-10", "?row=1.5"]) {
    expect(placeInList(middle, search)).toBeNull();
  }
  expect(placeInList({ ...middle, total: null }, "?cursor=a&at=140")).toBe(140);
});

test("the ways on carry the number", () => {
  expect(linkAt("/x?tab=a&cursor=n", 41)).toBe("/x?tab=a&cursor=n&at=41");
  expect(linkAt("/x?cursor=n", null)).toBe("/x?cursor=n");
  expect(linkAt(null, 4)).toBeUndefined();
});
