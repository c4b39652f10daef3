import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const shown = (index: number) => `.carousel__slide:nth-child(${index + 1}):not([inert])`;

test("the hero's pictures turn by arrow and dot, wrap both ways, and never by themselves", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Pictures" });
  await expect(hero.locator(shown(0))).toBeAttached();
  await hero.getByRole("button", { name: "Previous slide" }).click();
  await expect(hero.locator(shown(2))).toBeAttached();
  await hero.getByRole("button", { name: "Next slide" }).click();
  await expect(hero.locator(shown(0))).toBeAttached();
  await hero.getByRole("button", { name: "Slide 2" }).click();
  await expect(hero.locator(shown(1))).toBeAttached();
  await page.mouse.move(5, 5);
  await page.clock.runFor(9000);
  await expect(hero.locator(shown(1))).toBeAttached();
});

test("on a desk a slide's words have more room than its picture, on a phone the whole width", async ({
  page,
}) => {
  for (const [width, share] of [
    [1280, 0.5],
    [360, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const whole = await bannerOf(page).boundingBox();
    const words = await bannerOf(page).locator(".banner__body").first().boundingBox();
    expect((words?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(share);
  }
});

test("on a phone the hero has dots and no arrows", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Pictures" });
  await expect(hero.getByRole("button", { name: "Slide 3" })).toBeVisible();
  await expect(hero.getByRole("button", { name: "Next slide" })).toBeHidden();
});

const bannerOf = (page: Page) => page.getByRole("region", { name: "Scholarships to look at now" });

/** The home page with time that stands still until the test lets it pass. */
async function openStill(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  return bannerOf(page);
}

test("the banner turns every 4 seconds, and after the last slide comes the first", async ({ page }) => {
  const banner = await openStill(page);
  await banner.getByRole("button", { name: "Slide 6" }).click();
  await letGo(page);
  await expect(banner.locator("[aria-live=off]")).toBeAttached();
  await page.clock.runFor(3999);
  await expect(banner.locator(shown(5))).toBeAttached();
  for (const next of [6, 0, 1]) {
    await page.clock.runFor(next === 6 ? 1 : 4000);
    await expect(banner.locator(shown(next))).toBeAttached();
  }
});

test("pointer, focus and its button hold the banner", async ({ page }) => {
  const banner = await openStill(page);
  const staysFor = async (milliseconds: number) => {
    const before = await banner.locator(".carousel__slide:not([inert])").getAttribute("aria-label");
    await page.clock.runFor(milliseconds);
    expect(await banner.locator(".carousel__slide:not([inert])").getAttribute("aria-label")).toBe(before);
  };
  await banner.hover();
  // It begins when it comes into sight.
  await expect(banner.locator("[aria-live]")).toBeAttached();
  await staysFor(4700);
  await page.mouse.move(2, 2);
  await banner.getByRole("button", { name: "Slide 3" }).focus();
  await staysFor(4700);
  await banner.getByRole("button", { name: "Pause the slides" }).click();
  await letGo(page);
  await staysFor(4700);
});

/** Neither the pointer nor the focus is left inside. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.locator("#main").focus();
}

test("for whoever wants stillness the banner does not turn by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const banner = await openStill(page);
  await banner.scrollIntoViewIfNeeded();
  await page.clock.runFor(9000);
  await expect(banner.locator(shown(0))).toBeAttached();
  await expect(banner.getByRole("button", { name: "Play the slides" })).toBeVisible();
});
