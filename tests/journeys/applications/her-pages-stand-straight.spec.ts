import type { Locator } from "@playwright/test";
import { comeSignedIn, demoSignIns, freshPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error(`${part} is not to be seen`);
  return { ...found, bottom: found.y + found.height };
};

test("L10, L11, P15: what belongs together stands in line", async ({ page, browser, site }) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.student);
  // P15: five figures, one line.
  const tops = await main
    .locator(".stat")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);

  await page.goto("/bookings");
  for (const badge of await main.locator(".lines .badge").all()) {
    // L10c: a badge is as wide as its word, with air on both sides of it.
    const spare = await badge.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return one.getBoundingClientRect().width - range.getBoundingClientRect().width;
    });
    expect(spare).toBeGreaterThan(8);
    expect(spare).toBeLessThan(28);
  }

  await page.goto("/student/dashboard?tab=find");
  // L10d: ticks stand one line apart, whatever the card beside has.
  const gaps = await main.locator(".offer").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const lines = [...card.querySelectorAll("li")].map((line) => line.getBoundingClientRect());
      return lines.slice(1).map((line, index) => Math.round(line.top - (lines[index]?.bottom ?? 0)));
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(new Set(gaps).size).toBe(1);

  await page.goto("/student/dashboard?tab=settings");
  // L11: the heads of a form are as heavy as every other head.
  const weights = await main
    .locator(".sec-title")
    .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).fontWeight));
  expect(weights.length).toBeGreaterThan(2);
  expect(new Set(weights).size).toBe(1);

  const institute = await (await browser.newContext({ baseURL: site, locale: "en-IN" })).newPage();
  await comeSignedIn(institute, demoSignIns.institute, "institute");
  await institute.goto("/institute/dashboard?tab=settings");
  const [phone, other] = await Promise.all(
    [/^Contact Phone/, /^Alternate Phone/].map((label) => box(institute.getByLabel(label))),
  );
  expect(Math.abs((phone?.y ?? 0) - (other?.y ?? 9)), "L10e").toBeLessThan(1);
  await institute.goto("/institute/dashboard?tab=analytics");
  const show = await box(institute.getByRole("button", { name: "Show", exact: true }));
  const select = await box(institute.getByLabel("Scholarship", { exact: true }));
  expect(Math.abs(show.bottom - select.bottom), "L10f").toBeLessThan(2);
  await institute.context().close();
});

test("L10g, P20: under the verified number there is air, and courses are called by their names", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  await page.goto("/otr-registration");
  await expect(main.locator("select[name=class] option[value=btech]")).toHaveText("B.Tech");
  const number = await box(main.locator("input[name=mobileNumber]"));
  const next = await box(main.getByRole("heading", { name: "Personal Details" }));
  expect(next.y - number.bottom, "L10g").toBeGreaterThan(30);
  // Beside its label, in one line: a class of another page's once made a column of it.
  const optional = await box(main.locator("label .opt").first());
  expect(optional.height).toBeLessThan(30);
});

test("P10: Back leads a visitor of the form back to the scholarships, not to a sign-in", async ({ page }) => {
  await page.goto("/apply");
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/scholarships$/);
});

test("P34: the phone's menu closes by Escape and by a press beside it, also where React runs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/apply");
  const menu = page.getByRole("banner").locator("details.menu");
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(20, 700)]) {
    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open", "");
    await close();
    await expect(menu).not.toHaveAttribute("open");
  }
});

test("L23: her registration shows its details by section", async ({ page }) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.student);
  await page.goto("/otr-registration");
  for (const section of ["Personal Details", "Education Details", "Bank Details"])
    await expect(main.getByRole("heading", { name: section, level: 3 })).toBeVisible();
  await expect(main).toContainText("B.Tech");
  await expect(main).not.toContainText("btech");
  await expectAccessible(page);
});

test("L26: her other pages wear the head and the tabs of her dashboard", async ({ page }) => {
  await comeSignedIn(page, demoSignIns.student);
  for (const [address, tab] of [
    ["/student/alerts", "Find Scholarships"],
    ["/bookings", "Dashboard"],
    ["/settings/privacy", "Settings"],
    ["/settings/security", "Settings"],
    ["/student/facts", "Profile"],
  ] as const) {
    await page.goto(address);
    const head = page.getByRole("region", { name: "Student dashboard" });
    await expect(head).toContainText("Sravani");
    await expect(head.locator("[aria-current=page]")).toHaveText(new RegExp(`^${tab}`));
    await expect(head.getByRole("link", { name: /^My Applications/ })).toContainText("4");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  // Picture 18: her arch, and how many fit now, the number of everywhere (P16).
  await page.goto("/student/dashboard");
  const head = page.getByRole("region", { name: "Student dashboard" });
  await expect(head.locator(".portal__face img")).toBeVisible();
  const fits = head.getByRole("link", { name: /^\d+$/ });
  const said = `You can apply for ${await fits.textContent()} scholarships now.`;
  await expect(page.getByRole("link", { name: said })).toBeVisible();
  await page.goto("/student/dashboard?tab=notifications");
  const needYou = page.getByRole("main").getByRole("link", { name: /^Need you \d+$/ });
  const count = Number((await needYou.textContent())?.match(/\d+/)?.[0]);
  await needYou.click();
  await expect(page.getByRole("main").locator(".notes li")).toHaveCount(count);
  await page.goto("/login/student");
  await expect(page.getByRole("region", { name: "Student dashboard" })).toHaveCount(0);
});

test("L40, L57: the money in the bank is a picture, the whole sum and a way to tell the family; nothing moves for who wants none", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.student);
  await page.goto("/student/dashboard?tab=applications&status=paid");
  await main.getByRole("link", { name: /^AICTE Pragati/ }).click();
  await expect(main.locator(".moment__sum")).toHaveText("₹50,000");
  await expect(main.locator(".moment__sum")).toHaveCSS("animation-name", "grow");
  await expect(main.locator(".scene li.fresh, .scene li.lit").first()).toBeVisible();
  await expect(main.getByRole("link", { name: /Tell the family on WhatsApp/ })).toHaveAttribute(
    "href",
    /wa\.me/,
  );
  await expect(main.getByRole("link", { name: "Find others that fit you" }).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(main.locator(".moment__sum")).toHaveCSS("animation-name", "none");
});
