import { expect, test } from "../support/test.ts";

test("L9: light or dark is chosen in the footer, on pages with and without React, and stays", async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/faq");
  const light = await background();
  await page.getByLabel("Appearance").selectOption("Dark");
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.goto("/login");
  expect(await background()).toBe(dark);
  await expect(page.getByLabel("Appearance")).toHaveValue("dark");
  await page.getByLabel("Appearance").selectOption("As the phone");
  await expect.poll(background).toBe(light);
  await page.reload();
  expect(await background()).toBe(light);
});
