import { readFileSync } from "node:fs";
import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("T34, T36: a student agrees, withdraws, takes a copy, asks for erasure and takes it back", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const phone = freshPhone();
  const main = page.getByRole("main");
  await signInByPhone(page, phone, "student", "/settings/privacy");
  await expectAccessible(page);
  await main.getByRole("button", { name: /^Agree\s+Recommendations/ }).click();
  await expect(main).toContainText("Recorded.");
  // S6: the record keeps the words that were shown, and they do not speak of her own forms.
  await expect(main).toContainText(
    /You agreed to: “We compare .+ Your own forms are filled in without this\.”/,
  );
  await main.getByRole("button", { name: /^Withdraw\s+Recommendations/ }).click();
  await expect(main).toContainText("Withdrawn, from now on.");
  await main.getByText("Earlier entries").click();
  await expect(main).toContainText(/Recommendations: given .+, withdrawn/);

  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("scholarsetu-my-data.zip");
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");

  await main.getByRole("button", { name: "Ask for erasure" }).click();
  await expect(main).toContainText("Tick the box if you are sure.");
  await main.getByLabel("I am sure that I want my account erased.").check();
  await main.getByRole("button", { name: "Ask for erasure" }).click();
  await expect(main).toContainText(/Your account will be erased on \d+ \w+ \d{4}/);
  await main.getByRole("button", { name: "Keep my account" }).click();
  await expect(main).toContainText("The request is taken back.");
});
