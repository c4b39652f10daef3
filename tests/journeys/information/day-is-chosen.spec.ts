import { expect, test } from "../support/test.ts";
import { bookedWords, fillCounseling, somebody } from "./fill-booking.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("without script: a day of those with open times, then one of its times, and that is what is held", async ({
  page,
}) => {
  await page.goto("/counseling");
  const main = page.getByRole("main");
  await fillCounseling(page, somebody());
  await main.getByRole("combobox", { name: "Preferred Time" }).selectOption("");
  const day = main.getByRole("combobox", { name: "Day" });
  await day.selectOption({ index: 3 });
  const chosen = await day.locator("option:checked").innerText();
  await main.getByRole("button", { name: "Book Session" }).click();

  await expect(day.locator("option:checked")).toHaveText(chosen);
  const times = main
    .getByRole("group", { name: `Free times on ${chosen}` })
    .or(main.getByRole("radiogroup", { name: `Free times on ${chosen}` }));
  const second = times.getByRole("radio").nth(1);
  const time = await times.locator("label").nth(1).innerText();
  await second.check();
  await main.getByRole("textbox", { name: "Code from the SMS" }).fill("123456");
  await main.getByRole("button", { name: "Book Session" }).click();
  await expect(main.getByText(bookedWords)).toBeVisible();
  await main.getByRole("link", { name: "See, change or cancel" }).click();
  await page.waitForURL((url) => url.pathname !== "/counseling");
  await page.reload();
  await expect(main).toContainText(`${chosen.replace(/^\w+, /, "")}, ${time.trim()}`);
});
