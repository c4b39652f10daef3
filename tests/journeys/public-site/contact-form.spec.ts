import type { Page } from "@playwright/test";
import { signInAtPortal } from "../support/sign-in.ts";
import { slowAsPeople } from "../support/slow-as-people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

type Letter = { name: string; email: string; phone: string; subject: string; message: string };

let count = 0;
/** Nobody else in this run writes with this address. */
function letter(more: Partial<Letter> = {}): Letter {
  count += 1;
  return {
    name: "Lakshmi Devi",
    email: `lakshmi.${Date.now()}.${count}@example.org`,
    phone: "98765 00011",
    subject: "general-query",
    message: "Where is my application?",
    ...more,
  };
}

async function fill(page: Page, { name, email, phone, subject, message }: Letter): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(/^Name/).fill(name);
  await main.getByLabel(/^Email/).fill(email);
  await main.getByLabel(/^Phone/).fill(phone);
  await main.getByLabel(/^Subject/).selectOption(subject);
  await main.getByRole("textbox", { name: /^Message/ }).fill(message);
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
const number = async (page: Page) => (await page.locator("main b.num").textContent()) ?? "";

test("a visitor writes in Telugu; it is at the desk, and the acknowledgement in the inbox", async ({
  page,
  demoInbox,
}) => {
  const written = letter({ name: "లక్ష్మి దేవి", message: "నా దరఖాస్తు ఎక్కడ ఉంది?\nక్‌ష దయచేసి చెప్పండి." });
  await page.goto("/contact");
  await expectAccessible(page);
  const longEnough = await slowAsPeople(page);
  await fill(page, written);
  await longEnough();
  await send(page);
  await expect(page).toHaveURL(/\/contact\/received\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. We have your message");
  await expectAccessible(page);
  const enquiry = await number(page);
  expect(enquiry).toMatch(/^ENQ-\d{4}-\d{7}-\d$/);
  await expect(page.getByRole("main")).toContainText("By when");
  await expect(page.getByRole("main")).toContainText(/\d+ \w{3} 20\d\d, \d+:\d\d [ap]m/);
  // What it says of who wrote is nothing: the address may be shared.
  await expect(page.getByRole("main")).not.toContainText(written.email);

  // X24: whoever typed the address may not own it. It gets one letter without a word of the form, and a button.
  expect(await demoInbox.lastTo(written.email)).not.toMatch(new RegExp(`${enquiry}|${written.name}`));
  await demoInbox.sayYes(written.email);
  expect(await demoInbox.lastTo(written.email, /ENQ-/)).toContain(enquiry);

  await signInAtPortal(page, "admin");
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(enquiry)}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "లక్ష్మి దేవి" }).click();
  await expect(page.getByRole("main")).toContainText("నా దరఖాస్తు ఎక్కడ ఉంది?");
  await expect(page.getByRole("main")).toContainText("+91 9876500011");
  await expectAccessible(page);
  await page.getByLabel("Answer").fill("మీ దరఖాస్తు పరిశీలనలో ఉంది.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("main")).toContainText("Answered");
  expect(await demoInbox.lastTo(written.email, /పరిశీలనలో/)).toContain("మీ దరఖాస్తు పరిశీలనలో ఉంది.");
});

test("whatever is missing or wrong is said at the field and above, and nothing that was typed is lost", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await page.goto("/contact");
  await send(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Enter your name.",
    "Enter your e-mail address, so that we can answer.",
    "Enter your phone number.",
    "Choose a subject.",
    "Write your message.",
  ]);
  await fill(page, letter({ email: "not-an-address", phone: "12345", message: "Still here" }));
  await send(page);
  await expect(summary.getByRole("link")).toHaveText([/e-mail address/, /a landline with its area code/]);
  await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue("Still here");
  await expect(page.getByLabel(/^Email/)).toHaveValue("not-an-address");
  await expect(page.getByLabel(/^Email/)).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link").first().click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expectAccessible(page);
});

test("without a network the message waits as it was typed, and goes by itself when there is one", async ({
  page,
  context,
  healthy,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const written = letter();
  await page.goto("/contact");
  const longEnough = await slowAsPeople(page);
  await fill(page, written);
  await longEnough();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sending" })).toBeDisabled();
  await expect(page.getByLabel(/^Email/)).toHaveValue(written.email);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/contact\/received\//);
});

test("a complaint has a number of its own kind and a day by which it is settled", async ({ page }) => {
  await page.goto("/contact?subject=complaint");
  await expect(page.getByLabel(/^Subject/)).toHaveValue("complaint");
  const longEnough = await slowAsPeople(page);
  await fill(page, letter({ subject: "complaint" }));
  await longEnough();
  await send(page);
  await expect(page.getByRole("main")).toContainText("Settled by");
  expect(await number(page)).toMatch(/^GRV-/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, and sent again it is the same message", async ({ page }) => {
    const written = letter();
    await page.goto("/contact");
    await fill(page, written);
    await send(page);
    const first = await number(page);
    await page.goto("/contact");
    await fill(page, written);
    await send(page);
    expect(await number(page)).toBe(first);
  });

  test("what is wrong comes back with everything that was typed", async ({ page, request, site }) => {
    const answer = await request.post("/contact", {
      headers: { Origin: site },
      form: {
        name: "Only <b>me</b>",
        email: "",
        phone: "98765",
        subject: "no-such-subject",
        message: "నమస్తే",
      },
    });
    expect(answer.status()).toBe(422);
    await page.setContent(await answer.text());
    await expect(page.getByRole("alert")).toContainText("There are 4 things to correct");
    await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue("నమస్తే");
    await expect(page.getByLabel(/^Name/)).toHaveValue("Only <b>me</b>");
  });
});

test("T38: ten posts at once are one enquiry", async ({ request, site }) => {
  const form = { ...letter(), took: "9000" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      request.post("/contact", { headers: { Origin: site }, form, maxRedirects: 0 }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
  expect(answers[0]?.headers().location).toMatch(/^\/contact\/received\//);
});

test("T10: a form of another site is refused", async ({ request }) => {
  const answer = await request.post("/contact", {
    headers: { Origin: "https://evil.example" },
    form: letter(),
  });
  expect(answer.status()).toBe(403);
});
