import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("the desk filters, pages by address and takes the list along as CSV, formulas made harmless", async ({
  page,
  site,
}) => {
  const post = (form: Record<string, string>) =>
    page.request.post("/contact", {
      headers: { Origin: site },
      form: { took: "9000", ...form },
      maxRedirects: 0,
    });
  for (const [index, subject] of ["complaint", "technical-support"].entries())
    await post({
      name: `Desk Person ${"AB"[index]}`,
      email: `desk${index}@example.org`,
      phone: "9876500022",
      subject,
      message: "=1+1",
    });
  await signInAtPortal(page, "admin");
  await page.goto("/admin/enquiries?q=desk+person");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(3);
  await page.goto("/admin/enquiries?q=desk+person&subject=complaint");
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("main")).toContainText("Desk Person A");
  const csv = await (await page.request.get("/admin/enquiries/export?q=desk+person")).text();
  expect(csv.trim().split("\r\n")).toHaveLength(3);
  expect(csv).toContain("Desk Person B");

  await page.getByRole("link", { name: "Desk Person A" }).click();
  await expect(page.getByRole("main")).toContainText("Settle by");
  await page.getByRole("button", { name: "Close without an answer" }).click();
  await expect(page.getByRole("main")).toContainText("Closed");
  await page.getByRole("button", { name: "Open it again" }).click();
  await expect(page.getByRole("main").locator(".badge:not(.badge--line)")).toHaveText("To answer");
});

test("D31: enquiries that ask the same are ticked and answered together; the bar comes with the first tick", async ({
  page,
  site,
}) => {
  for (const one of ["A", "B"]) {
    const sent = await page.request.post("/contact", {
      headers: { Origin: site },
      form: {
        took: "9000",
        name: `Same Question ${one}`,
        email: `same${one}@example.org`,
        phone: "9876500044",
        subject: "general-query",
        message: "Where is it?",
      },
      maxRedirects: 0,
    });
    expect(sent.status()).toBeLessThan(400);
  }
  const list = "/admin/enquiries?q=same+question";
  await signInAtPortal(page, "admin", list);
  const main = page.getByRole("main");
  const bar = main.getByText("Answer or close the ticked ones");
  await expect(bar).toBeHidden();
  await main.getByRole("checkbox", { name: /^Tick all/ }).check();
  await expect(main.getByText("2 ticked")).toBeVisible();
  await bar.click();
  await main.getByLabel(/^Saved sentence/).selectOption("where_application");
  await main.getByRole("button", { name: "Send to all that are ticked" }).click();
  const question = page.getByRole("dialog", { name: "Send this answer to 2 people?" });
  await expect(question.getByRole("listitem")).toHaveText([/Same Question/, /Same Question/]);
  await question.getByRole("button", { name: "Send it" }).click();
  await expect(main.getByText("2 enquiries answered.")).toBeVisible();
  await page.goto(`${list}&status=answered`);
  await expect(main.getByRole("row").filter({ hasText: "Same Question" })).toHaveCount(2);
  await main.getByRole("link", { name: "Same Question A" }).click();
  await expect(main).toContainText("Open My Applications on your dashboard.");
});

test("T12: nobody else sees the desk", async ({ page, healthy }) => {
  healthy.allow(/status of 40[13]/);
  for (const address of ["/admin/enquiries", "/admin/enquiries/export", "/admin/stories"]) {
    await page.goto(address);
    await expect(page.getByRole("main")).not.toContainText("Reply by");
    await expect(page).toHaveURL(/\/admin\?next=/);
  }
});
