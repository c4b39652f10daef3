import { afterEach, describe, expect, test } from "vitest";
import { istDate, setClock, useRealClock } from "#app/core/clock.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { countCatalogue } from "#app/features/scholarships/server/catalogue/count-catalogue.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listBannerSlides } from "./list-banner-slides.server.ts";
import { drawingsFor, slidePlan } from "./slide-plan.ts";

useTestDatabase();
afterEach(useRealClock);

describe("the banner (spec 1, Banner carousel: 7 slides; P23: open ones only)", () => {
  test("without anything open there is nothing to show", async () => {
    expect(await listBannerSlides("en")).toEqual([]);
  });

  test("whatever the day, each slide is an open scholarship with every field, the nearest deadline first", async () => {
    await buildScholarshipsDemo();
    for (let month = 0; month < 14; month += 1) {
      setClock(new Date(Date.UTC(2026, 10 + month, 15, 6)));
      const slides = await listBannerSlides("en");
      const open = (await countCatalogue()).open;
      expect(slides).toHaveLength(Math.min(open, slidePlan.length));
      const days = slides.map(({ daysLeft }) => daysLeft ?? Number.MAX_SAFE_INTEGER);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      for (const slide of slides) {
        const { scholarship } = await getScholarship(visitor, slide.id);
        expect(scholarship.status).toBe("Open");
        for (const field of [
          "image",
          "title",
          "provider",
          "amount",
          "description",
          "icon",
          "colour",
        ] as const)
          expect(slide[field], `${slide.id}.${field}`).toMatch(/\S/);
        if (slide.closesOn) expect(slide.closesOn >= istDate()).toBe(true);
      }
    }
  });

  test("a drawing stands for what it was drawn for, and none of its kind is used twice before the others", () => {
    const images = (wanted: Parameters<typeof drawingsFor>[0]) =>
      drawingsFor(wanted).map(({ image }) => image);
    expect(images([{ slug: "aicte-saksham", category: "need" }])).toEqual(["slide-saksham"]);
    const some = images(["a", "b", "c"].map((slug) => ({ slug, category: "merit" })));
    expect(new Set(some).size).toBe(3);
    expect(images([{ slug: "x", category: "women" }])).toEqual(["slide-pragati"]);
  });

  test("S20: in Telugu and Hindi what is known of it is told in the reader's language, and marked so", async () => {
    await buildScholarshipsDemo();
    for (const [language, script] of [
      ["te", /[\u0C00-\u0C7F]/],
      ["hi", /[\u0900-\u097F]/],
    ] as const) {
      const told = (await listBannerSlides(language)).filter(
        ({ amountLanguage }) => amountLanguage === language,
      );
      expect(told.length).toBeGreaterThan(0);
      for (const { amount } of told) expect(amount).toMatch(script);
    }
  });
});
