import sharp from "sharp";
import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** A certificate on a dark table, taken askew. */
const photo = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="100%" height="100%" fill="#4a4a52"/>
      <polygon points="180,140 700,100 760,1010 130,1060" fill="#f2f2ea"/>
      ${Array.from({ length: 16 }, (_, line) => `<rect x="220" y="${220 + line * 48}" width="${430 - (line % 4) * 40}" height="14" fill="#333"/>`).join("")}
      <circle cx="600" cy="900" r="70" fill="none" stroke="#3040a0" stroke-width="14"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

test("S31j: corners are found, moved by the arrow keys and by a finger, and only the straight paper is sent", async ({
  page,
}) => {
  await comeSignedIn(page, freshPhone());
  await page.goto("/student/dashboard?tab=profile&paper=caste_certificate#add-paper");
  const form = page.locator("#add-paper");
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "caste.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await form.getByRole("button", { name: "Crop and straighten" }).click();
  await expect(form.getByText("Four corners found")).toBeVisible();
  await expectAccessible(page);

  const corner = form.getByRole("slider", { name: "Top left corner" });
  const before = await corner.getAttribute("aria-valuetext");
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  expect(await corner.getAttribute("aria-valuetext")).not.toBe(before);
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(corner).toHaveAttribute("aria-valuetext", before ?? "");

  const other = form.getByRole("slider", { name: "Bottom right corner" });
  const stood = await other.getAttribute("aria-valuetext");
  // The finger takes what is in sight.
  await other.evaluate((corner) => corner.scrollIntoView({ block: "center" }));
  const box = await other.locator("circle").last().boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) - 25, (box?.y ?? 0) - 25, { steps: 4 });
  await page.mouse.up();
  expect(await other.getAttribute("aria-valuetext")).not.toBe(stood);

  await form.getByRole("button", { name: "Use this photo" }).click();
  await expect(form.getByRole("button", { name: "Crop and straighten" })).toBeVisible();
  await form.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Your document is in the vault.")).toBeVisible();
  const card = page.locator("#vault .pap").filter({ hasText: "Caste certificate" });
  const href = await card.locator("a[href^='/documents/']").first().getAttribute("href");
  const kept = sharp(await (await page.request.get(href ?? "")).body());
  const { width = 0, height = 0 } = await kept.metadata();
  // The table is gone: what was sent is smaller than the photo, and bright in its first corner.
  expect(width).toBeLessThan(720);
  expect(height).toBeLessThan(1000);
  const [red = 0] = await kept.extract({ left: 12, top: 12, width: 4, height: 4 }).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
});
