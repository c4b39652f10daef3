import fc from "fast-check";
import { expect, it } from "vitest";
import { toSlug } from "./slug.ts";

it("makes readable addresses", () => {
  expect(toSlug("Post-Matric Scholarship (SC), 2026")).toBe("post-matric-scholarship-sc-2026");
  expect(toSlug("  Girls' Education & Café ")).toBe("girls-education-and-cafe");
  expect(toSlug("तेलंगाना छात्रवृत्ति")).toBe("तेलंगाना-छात्रवृत्ति");
  expect(toSlug("one two three", 7)).toBe("one-two");
  expect(toSlug("one two three", 8)).toBe("one-two");
});

it("is stable, bounded, and holds nothing that an address would need to escape but letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const slug = toSlug(text, 40);
      expect(toSlug(slug, 40)).toBe(slug);
      expect([...slug].length).toBeLessThanOrEqual(40);
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
    }),
  );
});
