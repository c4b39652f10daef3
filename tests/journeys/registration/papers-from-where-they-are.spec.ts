import PDFDocument from "pdfkit";
import sharp from "sharp";
import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { verifyMobile } from "./fill-registration.ts";

const password = "NAND2004";

/** As UIDAI sends it: every one has a password. */
async function eAadhaar() {
  const document = new PDFDocument({ userPassword: password, pdfVersion: "1.7" });
  document.fontSize(20).text("e-Aadhaar").end();
  const buffer = Buffer.concat(await Array.fromAsync(document as unknown as AsyncIterable<Buffer>));
  return { name: "eaadhaar.pdf", mimeType: "application/pdf", buffer };
}

const small = { create: { width: 600, height: 400, channels: 3, background: "#8899aa" } } as const;

test("S31a, S31j: an e-Aadhaar with its password, and a small WebP, go in at once", async ({
  page,
  healthy,
}) => {
  test.setTimeout(120_000);
  healthy.allow(/status of 422/);
  await verifyMobile(page);
  await page.locator("#otr-aadhaarImage").setInputFiles(await eAadhaar());
  const typed = page.locator("#otr-aadhaarImage-password");
  await expect(typed).toBeFocused();
  await expectAccessible(page);
  const open = page.getByRole("button", { name: "Open it and send" });
  await typed.fill("NAND2005");
  await open.click();
  await expect(page.locator("#otr-aadhaarImage-password-error")).toContainText("does not open the PDF");
  await typed.fill(password);
  await open.click();
  await expect(page.locator("#otr-aadhaarImage-status")).toContainText("uploaded", { timeout: 30_000 });
  await expect(typed).toHaveCount(0);
  // Kept opened: it shows without asking anybody.
  const href = await page.locator("#otr-aadhaarImage-status a").getAttribute("href");
  const file = await page.request.get(href ?? "");
  expect((await file.body()).includes("/Encrypt")).toBe(false);

  await page.locator("#otr-bankPassbook").setInputFiles({
    name: "passbook.webp",
    mimeType: "image/webp",
    buffer: await sharp(small).webp().toBuffer(),
  });
  await expect(page.locator("#otr-bankPassbook-status")).toContainText("passbook.jpg", { timeout: 30_000 });
  await expect(page.locator("#otr-bankPassbook-status")).toContainText("uploaded", { timeout: 30_000 });
  await page.reload();
  await expect(page.locator("#otr-aadhaarImage-status")).toContainText("eaadhaar.pdf");
  await expect(page.locator("#otr-bankPassbook-status")).toContainText("passbook.jpg");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("S31a: the vault takes a locked PDF with its password, and a WebP as it is", async ({
    page,
    healthy,
  }) => {
    test.setTimeout(120_000);
    healthy.allow(/status of 422/);
    await comeSignedIn(page, freshPhone());
    await page.goto("/student/dashboard?tab=profile");
    const vault = page.locator("#vault");
    const send = async (
      file: Parameters<ReturnType<typeof vault.locator>["setInputFiles"]>[0],
      word?: string,
    ) => {
      const way = vault.locator("#add-paper");
      if (!(await way.locator("form").isVisible())) await way.locator("> summary").click();
      await vault.getByLabel(/^What is it/).selectOption("aadhaar_card");
      await vault.locator("input[type=file]").setInputFiles(file);
      if (word) {
        await way.locator("form summary").click();
        await vault.locator("input[type=password]").fill(word);
      }
      await vault.getByRole("button", { name: "Upload", exact: true }).click();
    };
    await send(await eAadhaar());
    await expect(vault).toContainText("This PDF is locked with a password.");
    await send(await eAadhaar(), "wrong");
    await expect(vault).toContainText("does not open the PDF");
    expect(await page.content()).not.toContain("wrong");
    await send(await eAadhaar(), password);
    await expect(page.getByText("Your document is in the vault.")).toBeVisible();
    await send({ name: "card.webp", mimeType: "image/webp", buffer: await sharp(small).webp().toBuffer() });
    await expect(vault).toContainText("card.jpg");
  });
});
