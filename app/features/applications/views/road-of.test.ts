import { expect, test } from "vitest";
import { roadOf } from "./road-of.ts";

const all = [{ status: "verified" }, { status: "verified" }];
const some = [{ status: "verified" }, { status: "to_check" }];

test("S13: decided before every check was done, the arch of the checks has no tick", () => {
  expect(roadOf("rejected", { isAppeal: false, checks: some })).toEqual({
    at: 2,
    isEnd: true,
    checksLeft: true,
  });
  expect(roadOf("rejected", { isAppeal: false, checks: all }).checksLeft).toBe(false);
  expect(roadOf("under_review", { isAppeal: false, checks: some }).checksLeft).toBe(false);
});

test("L5: what is over looks like an end; an appeal is none, and stands at the decision", () => {
  expect(roadOf("withdrawn", { isAppeal: false, checks: some })).toMatchObject({ at: 1, isEnd: true });
  expect(roadOf("under_review", { isAppeal: true, checks: all })).toMatchObject({ at: 2, isEnd: false });
  expect(roadOf("forwarded", { isAppeal: false, checks: all })).toMatchObject({ at: 2, isEnd: false });
});
