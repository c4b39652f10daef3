import { expect, test } from "vitest";
import { readableText, textDifference } from "./readable-text.ts";

test("what a person reads: no scripts, no looks, no blanks", () => {
  const page = `<html><head><title>x</title></head><body><script>var n = ${Math.random()}</script>
    <p class="a">Rs&nbsp;20,000  &amp; a&#32;laptop</p><div>Last&#x20;day: 31 Oct</div><!-- built today --></body>`;
  expect(readableText(page, true)).toBe("Rs 20,000 & a laptop\nLast day: 31 Oct");
  expect(readableText("a\u0000\n\n b  c ", false)).toBe("a\nb c");
});

test("the lines that went and came", () => {
  expect(textDifference("one\ntwo\nthree", "one\n2\nthree")).toEqual({ gone: ["two"], come: ["2"] });
});
