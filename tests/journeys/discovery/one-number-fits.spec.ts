import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("P16: home, dashboard and list tell her the same number of scholarships she can apply for", async ({
  page,
}) => {
  await page.goto("/");
  const line = page.locator("[data-still=fits-here]");
  await expect(line, "nobody is known: nothing is said").toBeHidden();
  await comeSignedIn(page, demoSignIns.student);
  const link = page.locator('main a[href="/scholarships?mine=yes"]').first();
  const onDashboard = Number.parseInt((await link.textContent())?.match(/\d+/)?.[0] ?? "", 10);
  expect(onDashboard).toBeGreaterThan(0);

  await page.goto("/");
  await expect(line).toContainText(`You can apply for ${onDashboard} scholarships now.`);
  await line.getByRole("link").click();
  await expect(page.locator("#found")).toContainText("you can get");
  await expect
    .poll(async () => Number.parseInt((await page.locator("#found").textContent()) ?? "", 10))
    .toBe(onDashboard);
});
