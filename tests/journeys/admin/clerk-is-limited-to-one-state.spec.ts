import type { Page } from "@playwright/test";
import { choose } from "../support/choose.ts";
import { signInAsStaff, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.setTimeout(300_000);
// Meera's limit stays: more than before needs two people and a day.
test.use({ world: "a clerk of one state" });

const numbersOf = async (page: Page, path: string, pattern: RegExp) => {
  const text = await (await page.request.get(path)).text();
  return new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ""));
};
const applicationsOf = (page: Page) =>
  numbersOf(page, "/admin/applications", /href="\/admin\/applications\/(AP-[\d-]+)/g);
const partnersOf = (page: Page) =>
  numbersOf(
    page,
    "/admin/partnerships?status=approved&status=submitted",
    /href="\/admin\/partnerships\/([0-9a-f-]{36})"/g,
  );

const worksFor = (page: Page) =>
  page.locator("dt", { hasText: "Works for" }).locator("xpath=following-sibling::dd[1]");

test("D20: a super admin limits a clerk to one state; she is told, finds just that, and is refused by address elsewhere", async ({
  page,
  browser,
  baseURL,
  healthy,
}) => {
  healthy.allow(/status of 40\d/);
  await signInAtPortal(page, "admin");
  const everyApplication = await applicationsOf(page);
  const everyPartner = await partnersOf(page);
  expect(everyApplication.size).toBeGreaterThan(1);

  // Without script: the fold, the boxes and the button are plain HTML.
  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const still = await plain.newPage();
  await still.goto("/admin/security-roles?q=Meera");
  await still
    .getByRole("row", { name: /Meera Rao/ })
    .getByRole("link", { name: "The whole country" })
    .click();
  await expect(still.getByRole("heading", { level: 2, name: "Meera Rao" })).toBeVisible();
  await expect(worksFor(still)).toHaveText("The whole country");
  await choose(still.getByRole("checkbox", { name: "Telangana", exact: true }));
  await still.getByRole("button", { name: "Set what they see" }).click();
  await expect(still.getByRole("main")).toContainText("Write why.");
  await expect(still.getByRole("checkbox", { name: "Telangana", exact: true })).toBeChecked();
  await still.getByLabel("Why").fill("She works for Telangana now.");
  await still.getByRole("button", { name: "Set what they see" }).click();
  await expect(still.getByRole("main")).toContainText("The limit holds from the next click on");
  await expect(worksFor(still)).toHaveText("Telangana");
  await expect(still.getByRole("heading", { level: 2, name: "For Telangana" })).toBeVisible();
  await plain.close();

  // In words, and in the audit with the names.
  await page.goto("/admin/security-roles?q=Meera");
  await page
    .getByRole("row", { name: /Meera Rao/ })
    .getByRole("link", { name: "Telangana" })
    .click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Closed while they are limited");
  await expect(main).toContainText("Find students");
  await expectAccessible(page);

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const clerk = await desk.newPage();
  await signInAsStaff(clerk, "verification");
  await clerk.goto("/admin/inbox");
  await expect(clerk.getByRole("main")).toContainText("You work for Telangana");
  const hers = await applicationsOf(clerk);
  const herPartners = await partnersOf(clerk);
  expect(hers.size).toBeLessThan(everyApplication.size);
  const outside = [...everyApplication].filter((number) => !hers.has(number));
  const outsidePartners = [...everyPartner].filter((id) => !herPartners.has(id));
  expect(outside.length + outsidePartners.length).toBeGreaterThan(0);
  for (const number of outside.slice(0, 5)) {
    const answer = await clerk.request.get(`/admin/applications/${number}`);
    expect([403, 404], number).toContain(answer.status());
    expect((await page.request.get(`/admin/applications/${number}`)).status(), number).toBe(200);
  }
  for (const id of outsidePartners.slice(0, 5)) {
    expect([403, 404], id).toContain((await clerk.request.get(`/admin/partnerships/${id}`)).status());
  }
  for (const number of [...hers].slice(0, 3)) {
    expect((await clerk.request.get(`/admin/applications/${number}`)).status(), number).toBe(200);
  }
  const [elsewhere = ""] = outside;
  await clerk.goto(`/admin/applications/${elsewhere}`);
  await expect(clerk.getByRole("main")).not.toContainText("Decision");
  // The one search finds nothing of it, what waits holds nothing of it.
  await clerk.goto("/admin/find");
  await clerk.getByLabel("Number, phone, e-mail or name").fill(elsewhere);
  await clerk.getByRole("main").getByRole("button", { name: "Find", exact: true }).click();
  await expect(clerk.getByRole("main")).toContainText("Nothing has this number or name.");
  const work = await (await clerk.request.get("/admin/work")).text();
  for (const number of outside) expect(work).not.toContain(number);
  await desk.close();
});
