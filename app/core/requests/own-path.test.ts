import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

it.each([
  "//evil.example/x",
  "///evil.example/x",
  "/\\\\evil.example/x",
  "/\\/evil.example/x",
  "\\\\evil.example/x",
])("X19: %s stays on this site", (path) => {
  expect(new URL(ownPath(path), "https://site.example").origin).toBe("https://site.example");
});

it("leaves an ordinary path as it is", () => {
  expect(ownPath("/faq")).toBe("/faq");
  expect(ownPath("/")).toBe("/");
});
