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

test("T32: a forged X-Forwarded-For does not dodge the cap", async ({ request, site }) => {
  const phone = freshPhone();
  let last = 0;
  for (let index = 0; index < 7; index += 1) {
    const reply = await request.post("/login", {
      headers: { origin: site, "sec-fetch-site": "same-origin", "x-forwarded-for": `203.0.113.${index}` },
      form: { intent: "send", phone, type: "student" },
      maxRedirects: 0,
    });
    last = reply.status();
    if (last === 429) {
      expect(reply.headers()["retry-after"]).toMatch(/^\d+$/);
      expect(await reply.text()).toContain("Too many tries. Please wait");
    }
  }
  expect(last).toBe(429);
});
