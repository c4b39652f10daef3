import { expect, test } from "vitest";
import { studentTabOf } from "./student-tabs.ts";

test("L26: a page of hers stands under a tab of her dashboard, a sign-in or a payment under none", () => {
  expect(studentTabOf("/settings/privacy/nominee")).toBe("settings");
  expect(studentTabOf("/payouts/0190a000")).toBe("applications");
  expect(studentTabOf("/student/alerts")).toBe("find");
  expect(studentTabOf("/login/student")).toBeNull();
  expect(studentTabOf("/payment/sandbox")).toBeNull();
  expect(studentTabOf("/settingsx")).toBeNull();
});
