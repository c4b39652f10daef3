import { demoSchoolAward } from "#app/features/giving/demo/demo-giving.ts";
import { freshPhone, verifyMobile } from "../registration/fill-registration.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openDesk, payWhatIsDue, selectApplicant } from "./desk-pays.ts";
import { apply, brother, girl, motherAgrees, press, register } from "./village-girl.ts";

// The mother's phone: small, touched, in Telugu.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: "te-IN" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a girl of class 10 on her mother's phone: from the home page to money in the bank, then her brother", async ({
      page,
      browser,
      site,
      demoInbox,
      healthy,
    }) => {
      test.setTimeout(180_000);
      healthy.allow(/status of (401|422)/);
      const main = page.getByRole("main");
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", "te");
      await main.locator("a[href='/scholarships']").locator("visible=true").first().click();
      await page.goto("/scholarships?q=village+school+award");
      await expect(main.locator("article.schol").first()).toContainText(demoSchoolAward.title);

      const phone = freshPhone();
      await verifyMobile(page, phone);
      await register(page, girl, "female");
      await demoInbox.lastTo(phone, new RegExp(girl.name));
      await motherAgrees(page);
      const number = await apply(page);
      if (javaScriptEnabled) await expectAccessible(page);

      const { desk, checker } = await openDesk(browser, site);
      await selectApplicant(desk, number);
      // S25: the SMS of her year's best news says how much.
      await demoInbox.lastTo(phone, /ఎంపికయ్యారు, ₹3,000/);

      // She accepts what she is told of, on the page that her dashboard leads to.
      await page.goto("/student/dashboard");
      await main.locator("a[href^='/payouts/']").first().click();
      await expect(main).toContainText("3,000");
      await press(page, "accept");
      await expect(main.locator("button[value=accept]")).toHaveCount(0);
      await payWhatIsDue({ desk, checker });
      await page.reload();
      await expect(main).toContainText(/SANDBOX/);
      await page.goto("/student/dashboard?tab=applications");
      await expect(main).toContainText("3,000");
      await demoInbox.lastTo(phone, /₹3,000 పంపాం/);

      // The same phone, the next child: nothing of his sister's is his.
      await page.goto("/login/student");
      await main.locator("input[name=name]").fill(brother.name);
      await press(page, "add");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("అఖిల్");
      await expect(main).not.toContainText("3,000");
      await page.goto("/otr-registration");
      await register(page, brother, "male");
      await motherAgrees(page);
      const his = await apply(page);
      expect(his).not.toBe(number);
      await desk.goto(`/admin/applications/${his}`);
      await expect(desk.getByRole("heading", { level: 1 })).toContainText(brother.name);
      await desk.context().close();
      await checker.context().close();
    });
  });
}
