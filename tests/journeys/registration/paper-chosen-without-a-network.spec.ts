import { comeSignedIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { fillAnswers, jpeg, photo, submit, verifyMobile } from "./fill-registration.ts";

/** What lies in this browser, as anybody who has the phone would find it. */
function readKept(): Promise<{ bytes: number; hasPicture: boolean; canExport: boolean }[]> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open("scholarsetu-files");
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const within = opened.result.transaction(["files", "keys"]);
      const rows = within.objectStore("files").getAll();
      const key = within.objectStore("keys").get("key");
      within.oncomplete = () => {
        opened.result.close();
        resolve(
          (rows.result as { sealed: ArrayBuffer }[]).map(({ sealed }) => ({
            bytes: sealed.byteLength,
            hasPicture: new TextDecoder("latin1").decode(sealed).includes("JFIF"),
            canExport: (key.result as CryptoKey).extractable,
          })),
        );
      };
    };
  });
}

test("S31f: a paper chosen and Submit pressed without a network arrive once, after a killed tab", async ({
  page,
  context,
  healthy,
}) => {
  test.setTimeout(240_000);
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const phone = await verifyMobile(page);
  await fillAnswers(page);
  await page.locator("#otr-aadhaarImage").setInputFiles(jpeg("aadhaar.jpg", await photo(300)));
  await expect(page.locator("#otr-aadhaarImage-status")).toContainText("uploaded", { timeout: 30_000 });
  // The two numbers are on the server before the network goes: a phone never keeps them.
  await expect(page.getByText(/^Saved at/).first()).toBeVisible();
  await expect(page.locator("#otr-accountNumber-known")).toContainText("XXXXXX1902", { timeout: 30_000 });
  await expect(page.locator("#otr-aadhaarNumber-known")).toBeVisible();

  await context.setOffline(true);
  await page.locator("#otr-bankPassbook").setInputFiles(jpeg("passbook.jpg", await photo(300)));
  await expect(page.getByText("passbook.jpg is kept on this phone, sealed.")).toBeVisible();
  expect(await page.evaluate(readKept)).toEqual([
    { bytes: expect.any(Number), hasPicture: false, canExport: false },
  ]);
  await submit(page);
  await expect(page.getByText("No network. We send it by ourselves as soon as it is back")).toBeVisible();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  const sent: string[] = [];
  again.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await again.goto("/otr-registration");
  await expect(again).toHaveURL(/\/payment\?last_id=/, { timeout: 60_000 });
  expect(sent.filter((path) => path === "/api/v1/registration")).toHaveLength(1);
  await again.goto("/otr-registration");
  await expect(again.getByText("Your registration is in")).toBeVisible();
  expect(await again.evaluate(readKept)).toEqual([]);
  // One passbook on her shelf, and no other.
  await again.goto("/student/dashboard?tab=profile");
  await expect(again.locator("#vault").getByText("passbook.jpg")).toHaveCount(1);
  expect(phone).toMatch(/^8/);
});

test.describe("with the phone's worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("S31f, T11: any page that opens has the worker send it, once; logging out leaves none on the phone", async ({
    page,
    context,
    healthy,
  }) => {
    test.setTimeout(180_000);
    healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|fetching the script/);
    const phone = await verifyMobile(page);
    await page.locator("#otr-name").fill("Nandini Azmeera");
    await expect(page.getByText(/^Saved at/).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.locator("#otr-bankPassbook").setInputFiles(jpeg("passbook.jpg", await photo(200)));
    await expect(page.getByText("passbook.jpg is kept on this phone, sealed.")).toBeVisible();
    const tab = await context.newPage();
    await page.close();
    await context.setOffline(false);
    const sent: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "POST" && request.serviceWorker()) sent.push(new URL(request.url()).pathname);
    });
    // Another page than its form; on a first visit the worker comes only here.
    await tab.goto("/faq");
    await expect.poll(() => tab.evaluate(readKept)).toEqual([]);
    expect(sent).toEqual(["/otr-registration/save"]);
    await tab.goto("/otr-registration");
    await expect(tab.locator("#otr-bankPassbook-status")).toContainText("passbook.jpg");
    await expect(tab.locator("#otr-bankPassbook-status")).toContainText("uploaded");

    // It answers for this page too now, and what the page needs without a network is there.
    await tab.locator("html[data-live]").waitFor({ state: "attached" });
    await tab.waitForLoadState("networkidle");
    await context.setOffline(true);
    await tab.locator("#otr-bankPassbook").setInputFiles(jpeg("newer.jpg", await photo(200)));
    await expect(tab.getByText("newer.jpg is kept on this phone, sealed.")).toBeVisible();
    // Out without a network: nothing of hers is left, the key neither.
    await tab.evaluate(() => fetch("/logout", { method: "POST" }).catch(() => undefined));
    await expect
      .poll(() => tab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain("scholarsetu-files");
    await context.setOffline(false);
    await comeSignedIn(tab, phone);
    await tab.goto("/otr-registration");
    await expect(tab.locator("#otr-bankPassbook-status")).toContainText("passbook.jpg");
    await expect(tab.getByText("newer.jpg")).toHaveCount(0);
  });
});
