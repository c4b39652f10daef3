import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a question that a link opens has the keyboard from the moment it is seen: Escape right after it counts", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", "/admin/claim-management?status=processing");
  // Before the browser paints what the press led to, the question stands over the page and keeps the keys.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const question = document.querySelector("dialog[open]");
      if (!question) return;
      document.documentElement.dataset.seen = question.matches(":modal") ? "modal" : "loose";
      seen.disconnect();
    });
    seen.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const main = page.getByRole("main");
  const approve = main
    .getByRole("row")
    .filter({ hasNotText: "alert" })
    .getByRole("link", { name: /^Approve CLM-/ });
  await approve.first().click();
  await expect(page.getByRole("dialog")).toContainText("claims ₹");
  await expect(page.locator("html")).toHaveAttribute("data-seen", "modal");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
