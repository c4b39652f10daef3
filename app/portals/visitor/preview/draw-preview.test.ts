import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { previewTitles } from "../messages/preview-titles.messages.server.ts";
import { drawPreview } from "./draw-preview.server.ts";
import { findPreviewTitle } from "./find-preview-title.server.ts";
import { outlineText } from "./outline-text.server.ts";
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
    for (const titles of Object.values<Record<string, string>>(previewTitles)) {
      expect(names.filter((name) => !titles[name])).toEqual([]);
      expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length);
    }
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

describe("in her language", () => {
  test.each(["5000+ స్కాలర్‌షిప్‌లకు మీ వంతెన", "5000+ छात्रवृत्तियों तक आपका पुल"])("%s is drawn whole", async (title) => {
    expect(await sharp(await drawPreview(title)).metadata()).toMatchObject({ width: 1200, height: 630 });
    for (const line of wrapText(title, 56, 556)) expect(textWidth(line, 56)).toBeLessThanOrEqual(556);
    for (const word of title.split(" ")) expect(textWidth(word, 56)).toBeGreaterThan(20);
  });

  test("joined letters are one: స్కా is narrower than its signs set side by side", () => {
    expect(textWidth("స్కా", 10)).toBeLessThan(textWidth("స", 10) + textWidth("కా", 10));
    expect(textWidth("त्ति", 10)).toBeLessThan(textWidth("त", 10) + textWidth("ति", 10));
  });

  test("a title stands in the language of its picture's name", async () => {
    expect(await findPreviewTitle("about", "te")).toMatch(/[\u0c00-\u0c7f]/);
    expect(await findPreviewTitle("about", "hi")).toMatch(/[\u0900-\u097f]/);
    expect(await findPreviewTitle("nothing-here", "te")).toBeNull();
  });
});

describe("text as outlines", () => {
  test("markup in a title is nothing but shapes, and unknown letters are left out", () => {
    const drawn = outlineText('<script>"&తె₹', { x: 0, y: 0, size: 10, fill: "#fff" });
    expect(drawn).not.toContain("script");
    // The Telugu syllable is one shape; a letter that no face here has is none.
    expect(drawn.match(/<path /g)).toHaveLength('<script>"&◌₹'.length);
    expect(textWidth("ரவி", 10)).toBe(0);
    expect(textWidth("ā", 10)).toBe(textWidth("a", 10));
    // L59: money has its sign here, too, and not two letters.
    expect(textWidth("₹", 10)).toBeGreaterThan(0);
    expect(textWidth("₹", 10)).toBeLessThan(textWidth("Rs", 10));
  });
});
