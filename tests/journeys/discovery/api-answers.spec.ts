import { expect, expectAccessible, test } from "../support/test.ts";

test("the product's own API answers on the same verbs, for programs of other sites too", async ({
  request,
}) => {
  const list = await (await request.get("/api/v1/scholarships?category=women&limit=3")).json();
  expect(list.scholarships).toHaveLength(3);
  const one = await (await request.get("/api/v1/scholarships/aicte-pragati")).json();
  expect(one.title).toContain("Pragati");

  // T10: nothing is stored, so another site's page may ask.
  const verdict = await request.post("/api/v1/eligibility", {
    headers: { origin: "https://other.example", "sec-fetch-site": "cross-site" },
    data: { profile: { gender: "male" }, scholarships: ["aicte-pragati"] },
  });
  expect(verdict.status()).toBe(200);
  expect((await verdict.json()).verdicts[0].verdict).toBe("notNow");

  const wrong = await request.post("/api/v1/eligibility", { data: { profile: { gender: 7 } } });
  expect(wrong.status()).toBe(422);
  expect(wrong.headers()["content-type"]).toContain("application/problem+json");
  expect((await request.get("/api/v1/scholarships/no-such-thing")).status()).toBe(404);
});

test("every call of the API is in the OpenAPI document and on the page that shows it", async ({
  page,
  context,
}) => {
  const { paths } = await (await page.request.get("/api/openapi.json")).json();
  expect(Object.keys(paths).sort()).toEqual([
    "/api/v1/eligibility",
    "/api/v1/registration",
    "/api/v1/registration/verify-mobile",
    "/api/v1/scholarships",
    "/api/v1/scholarships/{id}",
  ]);
  expect(Object.keys(paths["/api/v1/registration"].post.requestBody.content)).toEqual([
    "multipart/form-data",
  ]);
  // The page runs no script of ours, so nothing says when it is live: a plain tab.
  const docs = await context.newPage();
  await docs.goto("/api/docs");
  await expect(docs.getByRole("heading", { level: 1 })).toHaveText("ScholarSetu API");
  await expectAccessible(docs);
});
