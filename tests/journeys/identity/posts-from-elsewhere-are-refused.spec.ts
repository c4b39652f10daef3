import { choose } from "../support/choose.ts";
import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("T10: a post from another site changes nothing, and no link signs anybody out", async ({ page }) => {
  await signInByPhone(page, freshPhone());
  const elsewhere: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of elsewhere) {
    const reply = await page.request.post("/logout", { headers, maxRedirects: 0 });
    expect(reply.status(), JSON.stringify(headers)).toBe(403);
  }
  expect((await page.request.get("/logout", { maxRedirects: 0 })).status()).toBe(302);
  await page.goto("/student/dashboard");
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});

test("T32: a forged X-Forwarded-For does not dodge the cap on wrong codes", async ({ page, healthy }) => {
  healthy.allow(/status of (401|429)/);
  const main = page.getByRole("main");
  await page.goto("/login");
  await choose(main.getByRole("radio", { name: "Student" }));
  await main.getByLabel("Phone number").fill(freshPhone());
  await main.getByRole("button", { name: "Send OTP" }).click();
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `203.0.113.${index}` });
    await main.getByLabel("OTP", { exact: true }).fill("000000");
    const reply = page.waitForResponse((response) => response.request().method() === "POST");
    await main.getByRole("button", { name: "Verify" }).click();
    statuses.push((await reply).status());
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  await expect(main).toContainText("Too many tries. Please wait");
});
