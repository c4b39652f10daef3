import { generate } from "otplib";
import { demoSignIns, freshPhone, signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const languages = [
  {
    lang: "te",
    agree: /^అంగీకరిస్తున్నాను\s+సిఫార్సులు/,
    recorded: "నమోదైంది. ఎప్పుడైనా ఇక్కడే వెనక్కి తీసుకోవచ్చు.",
    ask: "తొలగించమని కోరండి",
    sure: "నిశ్చయంగా కావాలంటే పెట్టెలో టిక్ పెట్టండి.",
    sessions: "మీరు లాగిన్ అయి ఉన్న పరికరాలు",
    students: "ఎవరి కోసం?",
    add: "చేర్చి కొనసాగించండి",
    letters: "పేరులో అక్షరాలు మాత్రమే వాడండి.",
  },
  {
    lang: "hi",
    agree: /^सहमति दें\s+सिफ़ारिशें/,
    recorded: "दर्ज हो गया। आप इसे यहीं कभी भी वापस ले सकते हैं।",
    ask: "खाता मिटाने को कहें",
    sure: "यदि आप पक्का चाहते हैं तो बॉक्स पर सही का निशान लगाएँ।",
    sessions: "आप यहाँ लॉगिन हैं",
    students: "यह किसके लिए है?",
    add: "जोड़कर आगे बढ़ें",
    letters: "नाम में केवल अक्षर लिखें।",
  },
];

for (const words of languages) {
  test(`a student's settings speak ${words.lang} at 360 px, their errors too`, async ({ page, healthy }) => {
    healthy.allow(/status of 422/);
    const main = page.getByRole("main");
    const english = /\b(Agree|Withdraw|Settings|Given|Signed in|Log out|Please|Enter)\b/;
    await signInByPhone(page, freshPhone());
    await page.goto(`/settings/privacy?lang=${words.lang}`);
    await main.getByRole("button", { name: words.agree }).click();
    await expect(main).toContainText(words.recorded);
    await main.getByRole("button", { name: words.ask }).click();
    await expect(main).toContainText(words.sure);
    await expect(main).not.toContainText(english);
    await expectAccessible(page);

    await page.goto("/settings/security");
    await expect(main.getByRole("heading", { name: words.sessions })).toBeVisible();
    await expect(main).not.toContainText(english);
    await expectAccessible(page);

    await page.goto("/login/student");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.students);
    await main.locator("[name=name]").fill("R2D2");
    await main.getByRole("button", { name: words.add }).click();
    await expect(main).toContainText(words.letters);
    await expectAccessible(page);
  });
}

test("a portal user's second step follows the language as well", async ({ page, healthy }) => {
  healthy.allow(/status of (401|422)/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin");
  await page.goto("/settings/security?lang=te");
  await main.locator("button[value=change-password]").scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await main.locator("#totp-start-password").fill(demoSignIns.admin.password);
  await main.locator("button[value=totp-start]").click();
  const secret = ((await main.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await main.locator("#totp-code").fill(await generate({ secret }));
  await main.getByRole("button", { name: "నిర్ధారించండి" }).click();
  await expect(main).toContainText("ఆథెంటికేటర్ యాప్ సిద్ధమైంది.");
  const codes = await main.locator("li > code").allTextContents();
  await page.context().clearCookies({ name: /session/ });

  await page.goto("/admin?lang=hi");
  await main.locator("[name=email]").fill(demoSignIns.admin.email);
  await main.locator("[name=password]").fill(demoSignIns.admin.password);
  await main.locator("form button").last().click();
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("दूसरा चरण");
  await expectAccessible(page);
  await main.getByLabel("आपके ऑथेंटिकेटर ऐप का कोड").fill("000000");
  await main.getByRole("button", { name: "आगे बढ़ें" }).click();
  await expect(main.getByRole("alert")).toHaveText("यह कोड सही नहीं है। कृपया फिर से कोशिश करें।");
  await main.getByLabel("आपके ऑथेंटिकेटर ऐप का कोड").fill(codes[0] ?? "");
  await main.getByRole("button", { name: "आगे बढ़ें" }).click();
  await expect(page).toHaveURL(/\/admin$/);

  // Back to what everybody else relies on.
  await page.goto("/settings/security?lang=en");
  await main.getByText("Remove it").click();
  await main.locator("#totp-password").fill("not the password");
  await main.getByRole("button", { name: "Remove the authenticator app" }).click();
  await expect(main).toContainText("This is not your current password.");
  await main.locator("#totp-password").fill(demoSignIns.admin.password);
  await main.getByRole("button", { name: "Remove the authenticator app" }).click();
  await expect(main).toContainText("The authenticator app is removed.");
});
