import { expect, test } from "./support/test.ts";

test("an unknown address says so and offers a way on", async ({ page, healthy }) => {
  healthy.allow(/404/);
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner")).toBeVisible();
  // T31: no stack, no file name.
  expect(await page.content()).not.toMatch(/\bat .+\.(tsx?|js):\d+/);
  await page.goto("/no/such/page?lang=te");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ఈ పేజీ ఇక్కడ లేదు");
});

test("an error answer carries the request's number (T31)", async ({ request }) => {
  const answer = await request.get("/no/such/page");
  expect(answer.headers()["x-request-id"]).toMatch(/^[\w-]{8,}$/);
});
