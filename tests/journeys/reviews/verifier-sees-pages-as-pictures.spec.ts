import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("X29, T59: a verifier sees a PDF as pictures of its pages, and never gets the file", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, demoTeam[0].phone, "institute");
  await page.goto("/institute/applications?q=prakash");
  await main.getByRole("link", { name: "Prakash Munda" }).click();
  await main
    .getByRole("navigation", { name: "Papers" })
    .getByRole("link", { name: "Income certificate" })
    .click();
  const picture = main.getByRole("img", { name: "Income certificate, page 1 of 2" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(600);
  await expect(main.getByText("Page 1 of 2")).toBeVisible();
  await main.getByRole("link", { name: "Next page" }).click();
  await expect(main.getByRole("img", { name: "Income certificate, page 2 of 2" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Next page" })).toHaveCount(0);
  const href = await main.getByRole("link", { name: "Download this page" }).getAttribute("href");
  for (const address of [href ?? "", (href ?? "").split("?")[0] ?? "", `${href?.split("?")[0]}?download=1`]) {
    const answer = await page.request.get(address);
    expect(answer.headers()["content-type"]).toBe("image/webp");
    expect((await answer.body()).includes("%PDF")).toBe(false);
  }
});
