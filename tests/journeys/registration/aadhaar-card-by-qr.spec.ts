import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, test } from "../support/test.ts";
import { verifyMobile } from "./fill-registration.ts";

/** The demo's card as a phone would see it: on a table, a little askew. */
async function photoOfCard(page: Page, trick = "none") {
  const tab = await page.context().newPage();
  await tab.goto("/demo/aadhaar");
  await tab.locator("input[name=name]").fill("Sirisha Gugulothu");
  await tab.locator("input[name=born]").fill("2004-03-11");
  await tab.locator("input[name=digits]").fill("8129");
  await tab.locator("select[name=trick]").selectOption(trick);
  await tab.getByRole("button", { name: "Make the card" }).click();
  const src = (await tab.getByAltText("QR code of the made-up card").getAttribute("src")) ?? "";
  await tab.close();
  const buffer = await sharp(Buffer.from(src.split(",")[1] ?? "", "base64"))
    .extend({ top: 150, bottom: 100, left: 120, right: 140, background: "#c9b8a0" })
    .rotate(3, { background: "#c9b8a0" })
    .blur(0.8)
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: "card.jpg", mimeType: "image/jpeg", buffer };
}

const name = (page: Page) => page.locator("#otr-name");

test("her Aadhaar card's QR fills in the form, read on the phone: the photo never leaves it", async ({
  page,
  healthy,
}) => {
  test.setTimeout(120_000);
  healthy.allow(/status of 422/);
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") bodies.push(request.postDataBuffer()?.toString("latin1") ?? "");
  });
  await verifyMobile(page);
  await page.locator("#otr-schoolName").fill("ZPHS Kesamudram");
  await page.getByText("Fill in from the QR code of your Aadhaar card").click();
  const photo = page.locator("#otr-aadhaarQr");

  // A card that was changed afterwards is not believed.
  await photo.setInputFiles(await photoOfCard(page, "changed"));
  await expect(page.locator("#otr-aadhaarQr-error")).toContainText("does not bear UIDAI’s signature", {
    timeout: 30_000,
  });
  await expect(name(page)).toHaveValue("");

  await photo.setInputFiles(await photoOfCard(page));
  await expect(page.getByText("Verified by QR")).toBeVisible({ timeout: 30_000 });
  await expect(name(page)).toHaveValue("Sirisha Gugulothu");
  await expectAccessible(page);
  expect(bodies.some((body) => body.includes("JFIF") || body.includes("image/jpeg"))).toBe(false);

  // It is kept, with what was typed before it.
  await page.reload();
  await expect(name(page)).toHaveValue("Sirisha Gugulothu");
  await expect(page.locator("#otr-dateOfBirth")).toHaveValue("2004-03-11");
  await expect(page.locator("input[name=gender][value=female]")).toBeChecked();
  await expect(page.locator("#otr-schoolName")).toHaveValue("ZPHS Kesamudram");
  await expect(page.getByText("ending 8129 by the QR code")).toBeVisible();

  // What she changes is hers alone again.
  await name(page).fill("Siri Gugulothu");
  await expect(page.getByText("is no longer verified by the QR code")).toBeVisible();
  await page.reload();
  await expect(page.getByText("is no longer verified by the QR code")).toBeVisible();
  await expect(page.getByText(/Signed by UIDAI: Date of birth, Gender/)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the photo is sent and read by the server; a forged card is refused", async ({ page, healthy }) => {
    test.setTimeout(120_000);
    healthy.allow(/status of 422/);
    await verifyMobile(page);
    const part = page.locator("details", { has: page.locator("#otr-aadhaarQr") });
    await part.locator("summary").click();
    await page.locator("#otr-aadhaarQr").setInputFiles(await photoOfCard(page, "forged"));
    await page.getByRole("button", { name: "Read the QR code" }).click();
    await expect(page.locator("#otr-aadhaarQr-error")).toContainText("does not bear UIDAI’s signature");
    await page.locator("#otr-aadhaarQr").setInputFiles(await photoOfCard(page));
    await page.getByRole("button", { name: "Read the QR code" }).click();
    await expect(page.getByText("Verified by QR")).toBeVisible();
    await expect(name(page)).toHaveValue("Sirisha Gugulothu");
  });
});
