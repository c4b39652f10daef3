import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { countText } from "../count-text.ts";
import { CountBadge, StatusBadge } from "./badge.tsx";

describe("countText", () => {
  it("counts to nine, then says 9+", () => {
    expect([1, 9, 10, 240].map((count) => countText(count))).toEqual(["1", "9", "9+", "9+"]);
  });

  it("counts to 99 in the admin rail, then says 99+", () => {
    expect([10, 99, 100].map((count) => countText(count, 99))).toEqual(["10", "99", "99+"]);
  });
});

describe("CountBadge", () => {
  it("shows nothing when nothing waits", () => {
    expect(renderToStaticMarkup(<CountBadge count={0} />)).toBe("");
  });

  it("shows the capped number and says the true one", () => {
    const html = renderToStaticMarkup(<CountBadge count={12} label="12 applications wait" />);
    expect(html).toContain('<span aria-hidden="true">9+</span>');
    expect(html).toContain('<span class="vh">12 applications wait</span>');
  });
});

describe("StatusBadge", () => {
  it("takes tone and shape from the table, and the word from the page", () => {
    const html = renderToStaticMarkup(<StatusBadge status="under_review">పరిశీలనలో ఉంది</StatusBadge>);
    expect(html).toContain("badge badge--info");
    expect(html).toContain("lucide-clock");
    expect(html).toContain("పరిశీలనలో ఉంది");
  });

  it("leaves a mute state without a tone class", () => {
    expect(renderToStaticMarkup(<StatusBadge status="draft">Draft</StatusBadge>)).toMatch(
      /^<span class="badge">/,
    );
  });
});
