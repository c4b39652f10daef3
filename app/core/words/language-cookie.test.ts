import { expect, test } from "vitest";
import { keepLanguage } from "./language-cookie.ts";

test("X21a: the language's cookie is Secure where the site is", () => {
  expect(keepLanguage("te", "https://scholarsetu.example/faq")).toMatch(/^lang=te; .*; Secure$/);
  expect(keepLanguage("te", "http://localhost:3000")).not.toContain("Secure");
});
