import { choose } from "../support/choose.ts";
import { expect, test } from "../support/test.ts";

const words = {
  mobile: "Enter a valid 10-digit mobile number",
  name: "Full name is required",
  gender: "Please select a gender",
  birth: "Date of birth is required",
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the personal details form has its exact messages", async ({ page, healthy }) => {
      healthy.allow(/status of 422/);
      await page.goto("/test");
      const main = page.getByRole("main");
      const send = main.getByRole("button", { name: "Submit" });
      await expect(main.getByLabel("Mobile Number")).toHaveAttribute("maxlength", "10");
      // Without script the page before says the same words: the answer is waited for, or the fields typed into are its.
      const answered = () => Promise.all([javaScriptEnabled || page.waitForEvent("load"), send.click()]);
      await answered();
      for (const message of Object.values(words)) await expect(main.getByText(message)).toBeVisible();
      await main.getByLabel("Mobile Number").fill("0000000000");
      if (javaScriptEnabled) {
        // A field's error is cleared when that field is edited; the others stay.
        await expect(main.getByText(words.mobile)).toHaveCount(0);
        await expect(main.getByText(words.name)).toBeVisible();
      }
      await answered();
      await expect(main.getByText(words.mobile)).toBeVisible();
      await main.getByLabel("Mobile Number").fill("9876543210");
      await main.getByLabel("Full Name").fill("లక్ష్మి దేవి");
      // While one page still turns into the next, a press lands on neither.
      await choose(main.getByRole("radio", { name: "Female" }));
      await main.getByLabel("Date of Birth").fill("2008-03-09");
      await send.click();
      await expect(
        main.getByRole("status").filter({ hasText: "Form submitted successfully!" }),
      ).toBeVisible();
      await expect(main.getByLabel("Full Name")).toHaveValue("");
    });
  });
}
