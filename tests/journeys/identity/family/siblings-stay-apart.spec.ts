import type { Page } from "@playwright/test";
import { comeSignedIn, freshPhone } from "../../support/sign-in.ts";
import { expect, test } from "../../support/test.ts";

const headers = { "sec-fetch-site": "same-origin" };

/** Another tab chooses a student of the phone, by the number of their place in the list. */
async function chooseInAnotherTab(page: Page, place: number): Promise<void> {
  const list = await (await page.request.get("/login/student")).text();
  const ids = [...list.matchAll(/name="studentId" value="([^"]+)"/g)].map(([, id]) => id ?? "");
  await page.request.post("/login/student", {
    form: { intent: "choose", studentId: ids[place] ?? "" },
    headers,
    maxRedirects: 0,
  });
}

test("on a family's phone a page writes only for the student it was opened for, and so does consent", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 409/);
  const main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  // From here on the phone is Ravi's, the second in the list.
  await page.request.post("/login/student", {
    form: { intent: "add", name: "Ravi Rao" },
    headers,
    maxRedirects: 0,
  });

  await page.goto("/apply");
  await main.getByLabel(/^City/).fill("Guntur");
  await expect(main.getByText(/^Saved at/)).toBeVisible();
  await chooseInAnotherTab(page, 0);
  await main.getByLabel(/^Address/).fill("4-12, Temple Street");
  await expect(main.getByText(/^Not saved:.*another student was chosen/)).toBeVisible();
  // The sister finds nothing of it; with Ravi it comes back, saved and unsaved words alike.
  await page.goto("/apply");
  await expect(main.getByLabel(/^City/)).toHaveValue("");
  await expect(main.getByLabel(/^Address/)).toHaveValue("");
  await chooseInAnotherTab(page, 1);
  await page.goto("/apply");
  await expect(main.getByLabel(/^City/)).toHaveValue("Guntur");
  await expect(main.getByLabel(/^Address/)).toHaveValue("4-12, Temple Street");
  await expect(main.getByText(/^Saved at/)).toBeVisible();

  await page.goto("/otr-registration");
  await page.locator("input[name=name]").fill("Ravi Kumar Rao");
  await chooseInAnotherTab(page, 0);
  await expect(main.getByText(/^Another student was chosen on this phone/)).toBeVisible();
  await main.getByRole("link", { name: "Choose the student" }).click();
  await main.getByRole("button", { name: /^Go on\s+Ravi Rao$/ }).click();
  await expect(page.locator("input[name=name]")).toHaveValue("Ravi Kumar Rao");

  // T34: each agrees alone, and the page says who.
  await page.goto("/settings/privacy");
  await expect(main.getByRole("heading", { name: "What Ravi Rao agreed to" })).toBeVisible();
  await main.getByRole("button", { name: /^Agree\s+Recommendations/ }).click();
  await expect(main.getByRole("button", { name: /^Withdraw\s+Recommendations/ })).toBeVisible();
  await chooseInAnotherTab(page, 0);
  await main.getByRole("button", { name: /^Withdraw\s+Recommendations/ }).click();
  await expect(main.getByText(/^Another student was chosen on this phone/)).toBeVisible();
  await page.reload();
  await expect(main.getByRole("button", { name: /^Agree\s+Recommendations/ })).toBeVisible();
  await chooseInAnotherTab(page, 1);
  await page.reload();
  await expect(main.getByRole("button", { name: /^Withdraw\s+Recommendations/ })).toBeVisible();
});
