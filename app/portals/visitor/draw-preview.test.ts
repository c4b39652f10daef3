import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { drawPreview } from "./draw-preview.server.ts";
import { outlineText } from "./outline-text.server.ts";
import { previewTitles } from "./preview-titles.ts";
import { textWidth } from "./text-width.server.ts";
import { wrapText } from "./wrap-text.server.ts";

describe("the picture of a link", () => {
  test("is 1200 × 630, small, and different for each title", async () => {
    const [one, other] = await Promise.all([drawPreview("About ScholarSetu"), drawPreview("Contact Us")]);
    for (const picture of [one, other]) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(60_000);
    }
    expect(one.equals(other)).toBe(false);
    expect(await drawPreview("About ScholarSetu")).toBe(one);
  });

  test("every page that search engines may show has a title of its own for it", () => {
    const names = routeTable
      .filter(({ sitemap, path }) => sitemap && !path.includes(":"))
      .map(({ path }) => (path === "/" ? "scholarsetu" : path.slice(1).replaceAll("/", "--")));
    expect(names.filter((name) => !previewTitles[name])).toEqual([]);
    expect(new Set(Object.values(previewTitles)).size).toBe(Object.keys(previewTitles).length);
  });

  test("a title of any length stays inside its space", async () => {
    const long = Array.from({ length: 60 }, () => "Scholarship").join(" ");
    await expect(drawPreview(long)).resolves.toBeDefined();
    for (const line of wrapText("Your bridge to 5000+ scholarships", 72, 556).filter((text) =>
      text.includes(" "),
    ))
      expect(textWidth(line, 72)).toBeLessThanOrEqual(556);
  });
});

describe("text as outlines", () => {
  test("markup in a title is nothing but shapes, and unknown letters are left out", () => {
    const drawn = outlineText('<script>"&తె₹', { x: 0, y: 0, size: 10, fill: "#fff" });
    expect(drawn).not.toContain("script");
    expect(drawn.match(/<path /g)).toHaveLength('<script>"&₹'.length);
    expect(textWidth("తెలుగు", 10)).toBe(0);
    expect(textWidth("ā", 10)).toBe(textWidth("a", 10));
    // L59: money has its sign here, too, and not two letters.
    expect(textWidth("₹", 10)).toBeGreaterThan(0);
    expect(textWidth("₹", 10)).toBeLessThan(textWidth("Rs", 10));
  });
});
