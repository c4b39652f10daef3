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
  "/exam-preparation/mock-tests/neet-ug",
  "/counseling",
  "/test",
];

/** What was found to answer, so that the same link is asked for once. */
const answered = new Map<string, string>();

for (const address of addresses) {
  test(`every link and control of ${address} does something`, async ({ page, request, healthy }) => {
    // Empty forms are sent on purpose.
    healthy.allow(/status of 422/);
    // No hand votes on the next question before the first vote is answered; the router drops what is overtaken.
    healthy.allow(/signal is aborted/);
    await page.goto(address);
    const links = await expectLinksLead(page, request);
    expect(await page.evaluate(deadFolds)).toEqual([]);
    const controls = await numberControls(page);
    expect(links + controls, "a page where nothing can be done").toBeGreaterThan(0);
    let left = Array.from({ length: controls }, (_, number) => number);
    // What one control takes away (a vote its opposite, a filter a row) is tried on the page opened anew.
    for (let round = 0; left.length > 0 && round < 4; round += 1) {
      if (round > 0) await openAgain(page, address);
      left = await tryEach(page, address, left);
    }
  });
}

test("a control without effect would be found", async ({ page }) => {
  await page.goto("/education-blog/letters");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  await numberControls(page);
  await expect(tryEach(page, "/education-blog/letters", [0])).rejects.toThrow("did nothing");
});

/** Every numbered control that is there; returns those that an earlier one took away. */
async function tryEach(page: Page, address: string, numbers: readonly number[]): Promise<number[]> {
  const gone: number[] = [];
  for (const number of numbers) {
    // A form without script's help opens a page of its own: that is its effect.
    const found = await page.evaluate(tryInPlace, number).catch(leftThePage);
    if (found.state === "gone") gone.push(number);
    if (found.state === "dead") throw new Error(`${address}: ${found.name} did nothing`);
    if (found.state === "type") await expectTyping(page.locator(`[data-crawled="${number}"]`), found.type);
    if (new URL(page.url()).pathname !== address) await openAgain(page, address);
  }
  return gone;
}

/** T29 and no dead ends: a link of ours answers, and its place on the page exists; others go to a real address. */
async function expectLinksLead(page: Page, request: APIRequestContext): Promise<number> {
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
  return hrefs.length;
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

/** Runs in the page: the folds that a press neither opens nor closes. */
function deadFolds(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main summary")]
    .filter((fold) => fold.checkVisibility())
    .filter((fold) => {
      const details = fold.parentElement as HTMLDetailsElement;
      const before = details.open;
      fold.click();
      return details.open === before;
    })
    .map((fold) => fold.innerText);
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
    // A field that the browser itself asks for is an answer too.
    for (const event of ["scroll", "invalid"]) document.addEventListener(event, count, true);
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

type Found = { state: "gone" | "done" | "dead" | "type"; name: string; type: string };

/** Runs in the page: what stays on it is tried at once, since a hundred visits by mouse take minutes. */
async function tryInPlace(number: number): Promise<Found> {
  const control = document.querySelector<HTMLElement>(`[data-crawled="${number}"]`);
  // What keeps its place unseen (Listen, where the browser has no voice) is no control.
  if (!control?.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled"))
    return { state: "gone", name: "", type: "" };
  const type = control.getAttribute("type") ?? "";
  const name = `${control.tagName} ${(control.getAttribute("name") ?? control.textContent ?? "").trim().slice(0, 60)}`;
  const answer = (state: Found["state"]): Found => ({ state, name, type });
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find((option) => !option.selected && option.value !== "");
    if (!other) return answer("done");
    control.value = other.value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return answer(control.value === other.value ? "done" : "dead");
  }
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(type)) {
    const before = control.checked;
    control.click();
    return answer(control.checked || before ? "done" : "dead");
  }
  if (control.matches("input, textarea")) return answer("type");
  const seen = window as unknown as { effects: number };
  const before = seen.effects;
  control.click();
  const until = performance.now() + 3000;
  while (seen.effects === before && performance.now() < until)
    await new Promise((next) => setTimeout(next, 5));
  return answer(seen.effects === before ? "dead" : "done");
}

async function expectTyping(control: Locator, type: string): Promise<void> {
  const words: Record<string, string> = {
    date: "2030-01-15",
    number: "17",
    tel: "9876501234",
    email: "a@example.org",
  };
  const text = words[type] ?? "scholarship";
  const before = await control.inputValue();
  await control.fill(text);
  await expect(control).toHaveValue(text);
  // A search that was typed narrows the page; the controls of the whole page are still to be tried.
  await control.fill(before);
}

function leftThePage(error: Error): Found {
  if (!/context was destroyed|navigation/.test(error.message)) throw error;
  return { state: "done", name: "", type: "" };
}
