import { holdBack } from "../support/hold-back.ts";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the list brings no React, and a student loses nothing: figure, order, states, verdicts and marks are hers", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.student);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/scholarships");
  const bridge = page.locator("#fit");
  await expect(bridge).toContainText(/fit you/);
  await expect(page.getByRole("heading", { name: /^Yours/ })).toBeVisible();
  const own = page.locator("section.listing__group", { hasText: "Yours" }).locator("article.schol");
  await expect(own.first().locator(".schol__own .badge")).toBeVisible();
  await expect(page.locator("article.schol .schol__t .verdict").first()).toBeVisible();
  await expectAccessible(page);
  expect(
    scripts.every((path) =>
      /\/assets\/(still|fragment|kept-saved|keep-folds|stored-answers|begin-|swap-part)/.test(path),
    ),
    scripts.join(),
  ).toBe(true);

  // The figure is that of "only those I can get"; a filter keeps her verdicts.
  const figure = Number.parseInt((await bridge.locator("b").textContent()) ?? "", 10);
  await page.getByRole("checkbox", { name: /^Only those I can get/ }).check();
  await expect(page).toHaveURL("/scholarships?mine=yes");
  await expect(page.locator("#found")).toHaveText(new RegExp(`^${figure} you can get$`));
  await page.goBack();
  await expect(page.locator("#found")).toContainText("scholarships");
  await expect(page.getByRole("checkbox", { name: /^Only those I can get/ })).not.toBeChecked();

  // A longer list is the same one and more; a mark stays over a reload.
  const cards = page.locator("article.schol");
  const before = await cards.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/scholarships/saved"));
  const title = (await cards.nth(5).getByRole("heading").textContent()) ?? "";
  await cards
    .nth(5)
    .getByRole("button", { name: /^(Save|Remove) / })
    .click();
  await kept;
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("L46: what was answered before the script came is counted, too", async ({ page }) => {
  const come = await holdBack(page, /\/assets\/begin-ask-/);
  // What she says now counts, and not what this tab was told before.
  await page.addInitScript(() =>
    sessionStorage.setItem("scholarsetu.answers", JSON.stringify({ level: "class-10" })),
  );
  await page.goto("/eligibility");
  const form = page.locator("form.ask");
  const course = form.getByLabel("Your class or course");
  await course.selectOption("btech");
  come();
  await expect(form.getByRole("status")).toContainText("fit you");
  await expect(course).toHaveValue("btech");
});

test("L46: one question at a time, and each answer tells what it opens", async ({ page }) => {
  await page.goto("/eligibility");
  const form = page.locator("form.ask");
  const figure = form.getByRole("status");
  await expect(figure).toContainText("open today");
  await expect(form.getByLabel("Your home state")).toBeHidden();
  await form.getByLabel("Your class or course").selectOption("btech");
  await expect(figure).toContainText("fit you");
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByLabel("Your home state")).toBeFocused();
  await expect(form.getByText("Question 2 of 7")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Back" }).click();
  await expect(form.getByLabel("Your class or course")).toHaveValue("btech");
  await form.getByRole("button", { name: "Show my scholarships" }).click();
  await expect(page.getByRole("heading", { name: "What fits you" })).toBeFocused();
});

test("L20: the login page says why its button waits", async ({ page }) => {
  await page.goto("/login");
  const send = page.getByRole("button", { name: "Send OTP" });
  await expect(send).toBeDisabled();
  await expect(page.getByText("Type all ten digits of your number")).toBeVisible();
  await page.getByLabel("Phone number").pressSequentially("9876543210");
  await expect(send).toBeEnabled();
  await expect(page.getByText("Type all ten digits of your number")).toBeHidden();
});
