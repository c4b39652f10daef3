import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPasswordProblem } from "./password-rules.ts";

describe("T5: passwords", () => {
  test.each([["short"], ["elevenchars"], ["पासवर्ड"]])("%s is too short", (password) => {
    expect(findPasswordProblem(password)).toBe("too_short");
  });

  test.each([
    ["password1234"],
    ["Password@1234"],
    ["P@ssw0rd2024"],
    ["passwordpassword"],
    ["qwertyuiop12"],
    ["qwertyuiopas"],
    ["123456789012"],
    ["210987654321"],
    ["111111111111"],
    ["abcabcabcabc"],
    ["Welcome12345"],
    ["Admin-2024-2024"],
    ["iloveyou1234"],
    ["India@123456"],
    ["jaihind12345"],
    ["scholarsetu2024"],
    ["adminadminadmin"],
  ])("%s is refused as common", (password) => {
    expect(findPasswordProblem(password)).toBe("common");
  });

  test.each([
    ["Demo-Admin-2024"],
    ["mango tree by the well"],
    ["Kaveri runs at dawn"],
    ["గోదావరి తీరంలో ఉదయం"],
    ["x7#kQp-92mLw"],
  ])("%s is fine, with no rules of composition", (password) =>
    expect(findPasswordProblem(password)).toBeNull(),
  );

  test("the own e-mail address with little around it is refused", () => {
    expect(findPasswordProblem("ramesh.kumar.99", ["ramesh.kumar@example.org", "ramesh.kumar"])).toBe(
      "about_you",
    );
  });

  test("a megabyte is refused before anything hashes it", () => {
    expect(findPasswordProblem("ab".repeat(500_000))).toBe("too_long");
  });

  test("any text gets an answer", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(["too_short", "too_long", "common", "about_you", null]).toContain(
          findPasswordProblem(text, [text]),
        );
      }),
    );
  });
});
