import { afterEach, describe, expect, test } from "vitest";
import { istDate, setClock, useRealClock } from "#app/core/clock.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listBannerSlides } from "./list-banner-slides.server.ts";
import { slidePlan } from "./slide-plan.ts";

useTestDatabase();
afterEach(useRealClock);

describe("the banner (spec 1, Banner carousel: 7 slides)", () => {
  test("without a catalogue there are seven slides that promise no date", async () => {
    const slides = await listBannerSlides("en");
    expect(slides.map(({ id }) => id)).toEqual(slidePlan.map(({ id }) => id));
    expect(slides).toHaveLength(7);
    for (const slide of slides) {
      expect(slide).toMatchObject({ slug: null, status: "unknown", deadline: { kind: "unknown" } });
    }
  });

  test("with it, each slide is a live scholarship with every field, whatever the day, and no deadline is past", async () => {
    await buildScholarshipsDemo();
    for (let month = 0; month < 14; month += 1) {
      setClock(new Date(Date.UTC(2026, 10 + month, 15, 6)));
      const slides = await listBannerSlides("en");
      expect(slides).toHaveLength(7);
      for (const slide of slides) {
        const planned = slidePlan.find(({ id }) => id === slide.id);
        expect(planned?.slugs).toContain(slide.slug);
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
        if (slide.deadline.kind === "day") expect(slide.deadline.day >= istDate()).toBe(true);
        if (slide.status === "open") expect(["day", "rolling"]).toContain(slide.deadline.kind);
      }
    }
  });

  test("S20: in Telugu and Hindi what is known of it is told in the reader's language, and marked so", async () => {
    await buildScholarshipsDemo();
    for (const [language, script] of [
      ["te", /[\u0C00-\u0C7F]/],
      ["hi", /[\u0900-\u097F]/],
    ] as const) {
      const nmmss = (await listBannerSlides(language)).find(({ slug }) => slug === "nmmss");
      expect(nmmss?.title).toMatch(script);
      expect(nmmss?.amount).toMatch(script);
      expect(nmmss).toMatchObject({ titleLanguage: language, amountLanguage: language });
    }
  });
});
