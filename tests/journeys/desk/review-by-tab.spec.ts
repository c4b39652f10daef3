import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { tabAndEnter, tabTo } from "./tab.ts";

test.use({ world: "desk: review by tab" });
test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(180_000);

test("a whole review with Tab and Enter alone: from the desk's home through every check to the decision, and the next comes by itself", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  const main = page.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: "5 checks open" }).first();
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await tabAndEnter(page, row.getByRole("link").first());
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(name);
  const address = page.url();

  // The first check by Tab; from then on the focus goes to the next open one by itself.
  const verify = main.getByRole("button", { name: /^Verify (?!all)/ });
  await expect(verify).toHaveCount(5);
  await tabTo(page, verify.first());
  for (let open = 5; open > 0; open -= 1) {
    await expect(verify).toHaveCount(open);
    await expect(verify.first()).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(main.getByText("Everything is verified and scored.")).toBeVisible();
  await expect(title).toHaveText(name);

  await tabAndEnter(page, main.getByRole("button", { name: "Approve…" }));
  const question = main.getByRole("dialog", { name: "Approve…" });
  await expect(question).toContainText(name);
  await tabAndEnter(page, question.getByRole("button", { name: `Approve ${name}` }));
  await expect(main.getByText(/Approved\. The student has been told\. Here is the next\./)).toBeVisible();
  await expect(title).not.toHaveText(name);
  await page.goto(address);
  await expect(main.getByText("Approved", { exact: true }).first()).toBeVisible();
});
