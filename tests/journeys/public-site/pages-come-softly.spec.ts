import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Names of the animations that were begun since the page was opened, and whether documents fade into each other. */
async function motionOf(page: Page) {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll("#main > *, .truth dd, .stat dd")].map(
      (element) => getComputedStyle(element).animationName,
    );
    const rules = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [
        rule,
        ...("media" in rule && !matchMedia((rule as CSSMediaRule).media.mediaText).matches
          ? []
          : rules((rule as CSSGroupingRule).cssRules ?? [])),
      ]);
    const fades = [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .some((rule) => rule.constructor.name === "CSSViewTransitionRule");
    return { names: [...new Set(names)].filter((name) => name !== "none").sort(), fades };
  });
}

test("L52: a page comes softly and its figures rise, in CSS alone", async ({ page }) => {
  await page.goto("/");
  expect(await motionOf(page)).toEqual({ names: ["arrive", "rise"], fades: true });
  // What moves is over soon and leaves nothing behind: the figures are there.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState !== "running" ||
          one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  await expect(page.locator(".truth dd").first()).toBeVisible();
});

test("on a phone the next page comes at once: its own parts come softly, the page that is left is not drawn for it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  expect(await motionOf(page)).toEqual({ names: ["arrive", "rise"], fades: false });
});

test.describe("for who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("L52: nothing of it moves", async ({ page }) => {
    await page.goto("/");
    expect(await motionOf(page)).toEqual({ names: [], fades: false });
  });
});
