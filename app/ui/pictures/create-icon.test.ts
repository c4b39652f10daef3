import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createIcon } from "./create-icon.ts";

describe("createIcon", () => {
  it("draws lucide's shapes on its grid, with nothing the stylesheet says already", async () => {
    // What an icon's own module hands to the maker; the package does not describe it.
    const { __iconData } = await import("lucide-react/icons/check" as string);
    const html = renderToStaticMarkup(
      createElement(createIcon(__iconData), { className: "i", "aria-hidden": "true" }),
    );
    expect(html).toBe(
      '<svg viewBox="0 0 24 24" class="i" aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>',
    );
  });

  it("marks one that points, to be mirrored", () => {
    const Arrow = createIcon({ node: [["path", { d: "M5 12h14" }]], points: true });
    expect(renderToStaticMarkup(createElement(Arrow))).toContain(" data-points=");
  });
});
