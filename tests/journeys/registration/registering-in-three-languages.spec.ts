import { expect, expectAccessible, test } from "../support/test.ts";
import { chooseFiles, fillAnswers, submit, verifyMobile } from "./fill-registration.ts";

test.use({ viewport: { width: 360, height: 740 } });

const languages = [
  { lang: "te", title: "వన్ టైమ్ రిజిస్ట్రేషన్ (OTR)", pin: "పాఠశాల పిన్‌కోడ్‌లో 6 అంకెలు ఉండాలి", name: "నందిని ఆజ్మీరా" },
  { lang: "hi", title: "वन टाइम रजिस्ट्रेशन (OTR)", pin: "स्कूल के पिनकोड में 6 अंक होने चाहिए", name: "नंदिनी आज़मीरा" },
];

for (const { lang, title, pin, name } of languages) {
  test(`the form speaks ${lang}: its words, its errors, names in its script`, async ({ page, healthy }) => {
    test.setTimeout(120_000);
    healthy.allow(/status of (401|422)/);
    await page.goto(`/otr-registration?lang=${lang}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await verifyMobile(page);
    await page.locator("#otr-schoolPincode").fill("50611");
    await submit(page);
    await expect(page.locator("#otr-schoolPincode-error")).toContainText(pin);
    await expectAccessible(page);
    await fillAnswers(page, { name });
    await chooseFiles(page);
    await expect(page.locator(".up--has")).toHaveCount(2);
    await submit(page);
    await expect(page).toHaveURL(/\/payment\?last_id=/);
    await expectAccessible(page);
    await page.goto("/otr-registration");
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
}
