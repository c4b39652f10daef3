import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ world: "desk: review" });
test.describe("at 1280 × 800", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("L30: the whole paper and every open check are in sight at once, and the frame does not scroll", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await comeSignedIn(page, demoTeam[0].phone, "institute");
    await main.getByRole("listitem").filter({ hasText: "5 checks open" }).getByRole("link").first().click();
    const picture = main.getByRole("img").first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const open = main.getByRole("button", { name: /^Verify (?!all)/ });
    await expect(open).toHaveCount(5);
    for (const one of [picture, ...(await open.all())]) await expect(one).toBeInViewport({ ratio: 1 });
    // The dock too, and nothing of it lies over the paper.
    const dock = page.locator(".dock--desk");
    await expect(dock).toBeInViewport({ ratio: 1 });
    const [paper, foot] = [await picture.boundingBox(), await dock.boundingBox()];
    expect((paper?.y ?? 0) + (paper?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    const frame = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(frame).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    // Larger, turned, and the next paper, by keys; whole again at 100 %.
    await page.keyboard.press("+");
    await expect(main.getByText("150%")).toBeVisible();
    const well = main.locator(".paperview__well");
    expect(await well.evaluate((box) => box.scrollHeight > box.clientHeight + 50)).toBe(true);
    await page.keyboard.press("t");
    await expect(main.locator(".paperview")).toHaveAttribute("data-turn", "90");
    await page.keyboard.press("ArrowRight");
    await expect(main.getByText(/^2 of 5/)).toBeVisible();
    await expect(main.getByText("100%")).toBeVisible();
    await expect(main.getByRole("img").first()).toBeInViewport({ ratio: 1 });
  });

  test("a whole review by keyboard alone: opened, each check, a fix asked for, the next; all keys on a sheet", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await comeSignedIn(page, demoTeam[0].phone, "institute");
    const { keyboard } = page;
    await keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "All keys" });
    await expect(sheet).toContainText("Verify the first open check");
    await expect(sheet).toContainText("Reject… (asks first)");
    // Whoever speaks to the device, or reads by ear, switches the single letters off; the sheet's own button stays.
    const works = sheet.getByRole("checkbox", { name: /^Single keys on/ });
    await works.uncheck();
    await keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await page.reload();
    const home = page.url();
    await keyboard.press("n");
    await keyboard.press("?");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(home);
    await page.getByRole("button", { name: "All keys" }).press("Enter");
    await works.check();
    await keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await keyboard.press("n");
    await page.waitForURL(/AP-/);
    const verify = main.getByRole("button", { name: /^Verify (?!all)/ });
    await expect(verify.first()).toBeVisible();
    const open = await verify.count();
    await keyboard.press("v");
    await expect(verify).toHaveCount(open - 1);
    await keyboard.press("d");
    const sentence = main.getByLabel(/^Saved sentence/).locator("visible=true");
    await expect(sentence).toBeVisible();
    // From the fold's own button on with Tab: the sentence, the reason, the words, the button.
    await main.locator(".defect--beside[open] > summary").focus();
    await keyboard.press("Tab");
    await expect(sentence).toBeFocused();
    await keyboard.type("The photo is blurred");
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await expect(main.getByRole("button", { name: "Ask for a fix" }).locator("visible=true")).toBeFocused();
    await keyboard.press("Enter");
    await expect(main.getByText("The student has been asked to mend it.")).toBeVisible();
    const here = page.url();
    await keyboard.press("n");
    await expect(page).not.toHaveURL(here);
  });
});

test("on a phone the paper, the checks and the dock stand one under the other, without sideways scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole("main");
  await comeSignedIn(page, demoTeam[0].phone, "institute");
  await main.getByRole("link", { name: "Start with the oldest" }).click();
  await expect(main.getByRole("img").first()).toBeVisible();
  await main
    .getByRole("button", { name: /^Verify (?!all)/ })
    .first()
    .scrollIntoViewIfNeeded();
  await expectAccessible(page);
});
