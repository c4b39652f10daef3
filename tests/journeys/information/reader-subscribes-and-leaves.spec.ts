import { freshPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a reader subscribes, confirms by the mailed link, and leaves with one press", async ({
  page,
  demoInbox,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const email = `reader.${freshPhone()}@example.org`;
  await page.goto("/education-blog");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Email" }).fill("not an address");
  await main.getByRole("button", { name: "Subscribe" }).click();
  await expect(main.locator("#subscribe .error")).toContainText("e-mail address");
  await main.getByRole("textbox", { name: "Email" }).fill(email);
  await main.getByRole("button", { name: "Subscribe" }).click();
  await expect(main.getByRole("status").filter({ hasText: "We sent you an e-mail" })).toBeVisible();

  const letter = await demoInbox.lastTo(email, /letters\?key=/);
  const link = /\/education-blog\/letters\?key=[\w.-]+/.exec(letter)?.[0] ?? "";
  await page.goto(link);
  await main.getByRole("button", { name: "Yes, send me the news" }).click();
  await expect(main).toContainText("You get our letters");
  await main.getByRole("button", { name: "Stop these letters" }).click();
  await expect(main).toContainText("your address is deleted");

  // The button of a mail program comes from no page of ours (RFC 8058); without the key it ends nothing.
  const oneClick = { form: { "List-Unsubscribe": "One-Click" } };
  expect((await page.request.post(link, oneClick)).status()).toBe(200);
  expect((await page.request.post("/education-blog/letters?key=no.key", oneClick)).status()).toBe(404);
  await page.reload();
  await expect(main).toContainText("your address is deleted");
});
