import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Every kind of information page; the pages of one kind are made of the same parts. */
const addresses = [
  "/student-help",
  "/application-guide",
  "/scholarship-tips",
  "/education-blog",
  "/education-blog/chevening",
  "/education-blog/letters",
  "/career-guidance",
  "/career-guidance/workshops/digital-skills-for-free",
  "/study-abroad",
  "/exam-preparation",
  "/exam-preparation/cat/plan",
  "/exam-preparation/ielts/plan",
  "/exam-preparation/resources/formula-sheets",
  "/exam-preparation/mock-tests",
  "/exam-preparation/mock-tests/language",
  "/counseling",
  "/test",
];

/** What was found to answer, so that the same link is asked for once. */
const answered = new Map<string, string>();

for (const address of addresses) {
  test(`every link and control of ${address} does something`, async ({ page, request, healthy }) => {
    test.setTimeout(240_000);
    // Empty forms are sent on purpose.
    healthy.allow(/status of 422/);
    await page.goto(address);
    await expectLinksLead(page, request);
    await page.goto(address);
    for (const fold of await page.locator("main summary:visible").all()) await expectFoldOpens(fold);
    const controls = await numberControls(page);
    expect(controls).toBeGreaterThan(0);
    for (let number = 0; number < controls; number += 1) {
      const control = page.locator(`[data-crawled="${number}"]`);
      if ((await control.count()) === 0) await openAgain(page, address);
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      await expectEffect(page, control);
      if (new URL(page.url()).pathname !== address) await openAgain(page, address);
    }
  });
}

/** T29 and no dead ends: a link of ours answers, and its place on the page exists; others go to a real address. */
async function expectLinksLead(page: Page, request: APIRequestContext): Promise<void> {
  const hrefs = await page
    .locator("main a[href]")
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const { origin } = new URL(page.url());
  for (const href of hrefs) {
    const url = new URL(href);
    if (url.protocol === "tel:") expect(href).toMatch(/^tel:\+?\d{6,}$/);
    else if (url.protocol === "mailto:") expect(href).toMatch(/^mailto:[^@\s]+@[^@\s]+\.\w+/);
    else if (url.origin !== origin) expect(href).toMatch(/^https:\/\/[\w.-]+\.\w+/);
    else await expectPlace(request, url);
  }
}

async function expectPlace(request: APIRequestContext, url: URL): Promise<void> {
  const place = url.pathname + url.search;
  if (!answered.has(place)) {
    const answer = await request.get(place);
    expect(answer.status(), place).toBeLessThan(400);
    answered.set(place, (answer.headers()["content-type"] ?? "").includes("html") ? await answer.text() : "");
  }
  const id = decodeURIComponent(url.hash.slice(1));
  if (id) expect(answered.get(place), `${place} has no #${id}`).toContain(`id="${id}"`);
}

async function expectFoldOpens(fold: Locator): Promise<void> {
  const isOpen = () => fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  const before = await isOpen();
  await fold.click();
  expect(await isOpen(), await fold.innerText()).toBe(!before);
  if (before) await fold.click();
}

/** Gives every control a number that stays with it, and listens for whatever can happen to a page. */
async function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = window as unknown as { effects: number };
    seen.effects = 0;
    const count = () => {
      seen.effects += 1;
    };
    new MutationObserver((changes) => {
      if (changes.some((change) => change.attributeName !== "data-crawled")) count();
    }).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    window.print = count;
    document.addEventListener("scroll", count, true);
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    const controls = document.querySelectorAll(
      "main :is(button, select, textarea, input:not([type=hidden], .vh *), a[href^='?'], a[href^='#'])",
    );
    controls.forEach((control, number) => {
      control.setAttribute("data-crawled", String(number));
    });
    return controls.length;
  });
}

async function openAgain(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await numberControls(page);
}

async function expectEffect(page: Page, control: Locator): Promise<void> {
  const [tag, type, name] = await control.evaluate((element) => [
    element.tagName,
    element.getAttribute("type") ?? "",
    (element.getAttribute("name") ?? element.textContent ?? "").trim().slice(0, 60),
  ]);
  if (tag === "SELECT") return expectChoice(control);
  if (tag === "TEXTAREA" || (tag === "INPUT" && !/radio|checkbox/.test(type)))
    return expectTyping(control, type);
  if (tag === "INPUT") {
    await control.check({ force: true });
    return expect(control, name).toBeChecked();
  }
  await expectSomethingHappens(page, control, name);
}

async function expectChoice(control: Locator): Promise<void> {
  const values = await control
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const other = values.find((value) => value !== "") ?? "";
  await control.selectOption(other);
  await expect(control).toHaveValue(other);
}

async function expectTyping(control: Locator, type: string): Promise<void> {
  const words: Record<string, string> = {
    date: "2030-01-15",
    number: "17",
    tel: "9876501234",
    email: "a@example.org",
  };
  const text = words[type] ?? "scholarship";
  await control.fill(text);
  await expect(control).toHaveValue(text);
  // A search that was typed narrows the page; the controls of the whole page are still to be tried.
  await control.fill("");
}

async function expectSomethingHappens(page: Page, control: Locator, name: string): Promise<void> {
  let outside = 0;
  const note = () => {
    outside += 1;
  };
  page.on("request", note);
  page.on("download", note);
  page.on("popup", note);
  const url = page.url();
  const before = await page.evaluate(() => (window as unknown as { effects: number }).effects);
  await control.click();
  await expect
    .poll(
      async () => {
        if (outside > 0 || page.url() !== url) return true;
        const now = await page.evaluate(() => (window as unknown as { effects?: number }).effects ?? 0);
        return now !== before;
      },
      { message: `"${name}" did nothing`, timeout: 5_000 },
    )
    .toBe(true);
  page.off("request", note);
  page.off("download", note);
  page.off("popup", note);
  await page.waitForLoadState("domcontentloaded");
}
