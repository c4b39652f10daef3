import { pressAndWait } from "../support/press.ts";
import { freshPhone, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { bookedWords, fillCounseling, somebody } from "./fill-booking.ts";

test.describe("without script, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the booking of a 17-year-old waits for the guardian's code; then the desk has it", async ({
    page,
    browser,
    site,
    demoInbox,
    healthy,
  }) => {
    // The wrong code.
    healthy.allow(/status of 422/);
    const booker = { ...somebody(), name: "Bhavana Gaddam" };
    const guardian = freshPhone();
    await page.goto("/counseling");
    const main = page.getByRole("main");
    await fillCounseling(page, booker, "17");
    await main.getByRole("button", { name: "Book Session" }).click();
    await expect(main).toContainText("You are under 18.");
    await main.getByRole("textbox", { name: "Their mobile number" }).fill(guardian);
    await main.getByRole("combobox", { name: "Language of their SMS" }).selectOption("hi");
    await main.getByRole("button", { name: "Book Session" }).click();
    await main.getByRole("textbox", { name: "Code from the SMS" }).fill("123456");
    await main.getByRole("button", { name: "Book Session" }).click();
    await expect(main).toContainText("It is booked once your parent or guardian agrees");
    await expect(main.getByText(bookedWords)).toHaveCount(0);
    expect(await demoInbox.lastTo(guardian, /Bhavana/)).toContain("छात्रवृत्ति परामर्श");

    const admin = await browser.newPage({ baseURL: site });
    await signInAtPortal(admin, "admin");
    const desk = admin.getByRole("main");
    await admin.goto(`/admin/bookings?q=${booker.phone}`);
    await expect(desk.getByRole("table").getByText("Waits for a guardian")).toBeVisible();
    await desk.getByRole("table").getByRole("link", { name: booker.name }).click();
    await expect(desk).toContainText("Asked by a code");
    await expect(desk.getByRole("button", { name: "Confirm the time" })).toHaveCount(0);

    await main.getByRole("link", { name: "Enter their code" }).click();
    await expect(main).toContainText("Waits for a guardian");
    await expect(main.getByRole("button", { name: "This time suits me" })).toHaveCount(0);
    await main.getByRole("textbox", { name: "Code from their phone" }).fill("999999");
    await main.getByRole("button", { name: "They agree" }).click();
    await expect(main).toContainText("This code is not right.");
    await main.getByRole("textbox", { name: "Code from their phone" }).fill("123456");
    await pressAndWait(main.getByRole("button", { name: "They agree" }));
    await page.reload();
    await expect(main).toContainText("Requested");
    await expect(main.getByRole("button", { name: "This time suits me" })).toBeVisible();

    await admin.goto(`/admin/bookings?status=requested&q=${booker.phone}`);
    await desk.getByRole("table").getByRole("link", { name: booker.name }).click();
    await expect(desk).toContainText("Agreed on");
    await pressAndWait(desk.getByRole("button", { name: "Confirm the time" }));
    await page.reload();
    await expect(main).toContainText("Confirmed");
    await admin.close();
  });
});

test("a form that does not ask the age asks whether one is under 18", async ({ page }) => {
  await page.goto("/student-help");
  const main = page.getByRole("main");
  const { name, email, phone } = somebody();
  await main.getByRole("textbox", { name: "Full Name" }).fill(name);
  await main.getByRole("textbox", { name: "Email" }).fill(email);
  await main.getByRole("textbox", { name: "Phone" }).fill(phone);
  await main.getByRole("combobox", { name: "Service Type" }).selectOption("document-review");
  await main.getByRole("checkbox", { name: "I am under 18" }).check();
  await main.getByRole("button", { name: "Book Session" }).click();
  await expect(main.getByRole("textbox", { name: "Their mobile number" })).toBeVisible();
  await expectAccessible(page);
});
