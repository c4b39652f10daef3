import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { fillDocuments, fillFirstThreeSteps, paper } from "./fill-application.ts";

test("S31f: a paper chosen and Submit pressed without a network arrive once, after a killed tab; it says since when it waits", async ({
  page,
  context,
  healthy,
}) => {
  test.setTimeout(180_000);
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  let main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  await page.goto("/apply");
  await fillFirstThreeSteps(page);
  await fillDocuments(page);
  await expect(main.getByRole("link", { name: "View bankPassbook.pdf" })).toBeVisible();
  const documents = page.url();
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByText("Nothing is missing. You can submit now.")).toBeVisible();
  // A better picture of one, and no network.
  await page.goto(documents);
  await expect(main.getByRole("link", { name: "View bankPassbook.pdf" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await main.locator("input[type=file][name=bankPassbook]").setInputFiles(await paper("later.pdf"));
  await expect(main.getByText("later.pdf is kept on this phone, sealed.")).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const opened = await context.newPage();
  main = opened.getByRole("main");
  await opened.goto(documents);
  await expect(main.getByRole("link", { name: "View later.pdf" })).toBeVisible();
  await expect(main.getByText("kept on this phone")).toHaveCount(0);

  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByText("Nothing is missing. You can submit now.")).toBeVisible();
  const address = opened.url();
  await main.getByLabel(/^I agree that my application/).check();
  await context.setOffline(true);
  await main.getByRole("button", { name: "Submit" }).click();
  await expect(main.getByText(/^You pressed Submit on .*It has not reached us yet\./)).toBeVisible();
  await expect(main.getByText(/What counts for the last date is when it reaches us/)).toBeVisible();
  // Sealed: nobody reads on the phone what was pressed.
  const kept = await opened.evaluate(() => localStorage.getItem("scholarsetu.apply.pressed"));
  expect(kept).toMatch(/^[0-9a-f]+\.[0-9a-f]+$/);
  await opened.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  // A tab that is killed may find the network in its last moment and send by itself: then there is no form to open.
  await expect(again).toHaveURL(/\/applications\/AP-[^/]+(\/receipt.*)?$/, { timeout: 30_000 });
  await again.goto("/student/dashboard?tab=applications");
  // The head, and one application.
  await expect(again.getByRole("main").getByRole("row")).toHaveCount(2);
  await expect(again.getByRole("main").getByRole("row", { name: /Under Review/ })).toHaveCount(1);
});
