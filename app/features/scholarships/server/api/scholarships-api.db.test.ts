import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import {
  eligibilityAnswerSchema,
  scholarshipDetailSchema,
  scholarshipPageSchema,
} from "../../api/api-schemas.ts";
import { buildScholarshipsDemo } from "../../demo/scholarships-demo.server.ts";
import { scholarshipOperations } from "../../scholarship-operations.ts";
import { apiDocs } from "./api-docs.server.ts";
import { scholarshipsApi } from "./scholarships-api.server.ts";

useTestDatabase();
beforeAll(async () => {
  await buildScholarshipsDemo();
});

const api = scholarshipsApi();

function get(path: string) {
  return api.request(path);
}

function judge(body: unknown, type = "application/json") {
  return api.request("/api/v1/eligibility", {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

describe("GET /api/v1/scholarships", () => {
  test("gives a page with facet counts, and the next page by its cursor", async () => {
    const response = await get("/api/v1/scholarships?limit=20");
    expect(response.status).toBe(200);
    const page = scholarshipPageSchema.parse(await response.json());
    expect(page.total).toBe(306);
    expect(page.scholarships).toHaveLength(20);
    expect(page.scholarships[0]?.status).toBe("Open");
    expect(page.facets.category.merit).toBe(96);
    const next = scholarshipPageSchema.parse(
      await (await get(`/api/v1/scholarships?cursor=${page.next}`)).json(),
    );
    const seen = page.scholarships.map(({ id }) => id);
    expect(next.scholarships.filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  test("filters by category, provider type, level and state, where “all” is no filter", async () => {
    const path =
      "/api/v1/scholarships?search=post+matric&category=need&providerType=state&level=class-11-12&state=telangana";
    const page = scholarshipPageSchema.parse(await (await get(path)).json());
    expect(page.scholarships.map(({ slug }) => slug)).toEqual(["telangana-epass-post-matric"]);
    const totalOf = async (query: string) =>
      (await (await get(`/api/v1/scholarships?${query}`)).json()).total;
    const [women, sports] = [await totalOf("category=women"), await totalOf("category=sports")];
    expect(await totalOf("category=women&category=sports")).toBe(women + sports);
    expect((await get("/api/v1/scholarships?category=women&category=nonsense")).status).toBe(422);
    const all = await (await get("/api/v1/scholarships?category=all&state=all&level=all")).json();
    expect((all as { total: number }).total).toBe(306);
  });

  test.each([
    ["category=nonsense", "category"],
    ["state=atlantis", "state"],
    ["level=kindergarten", "level"],
    ["limit=0", "limit"],
    ["limit=1000", "limit"],
    ["cursor=bm9uc2Vuc2U", "cursor"],
    [`search=${"x".repeat(10_240)}`, "search"],
    ["search=%00%07", "search"],
    ["sort=price", "sort"],
  ])("answers %s with a problem that names the field", async (query, field) => {
    const response = await get(`/api/v1/scholarships?${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    const problem = (await response.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(problem.errors)).toEqual([field]);
  });

  test("T17: whatever the query holds, the answer is below 500", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom("search", "category", "level", "state", "cursor", "sort", "limit", "status", "x'"),
          fc.oneof(
            fc.string({ unit: "binary", maxLength: 60 }),
            fc.constantFrom("'", "%", "_", "\\", "'; drop table scholarship;--"),
          ),
        ),
        async (parameters) => {
          const query = new URLSearchParams(
            Object.entries(parameters).map(([key, value]): [string, string] => [key, value.toWellFormed()]),
          );
          expect((await get(`/api/v1/scholarships?${query}`)).status).toBeLessThan(500);
        },
      ),
      { numRuns: 300, seed: 3 },
    );
  }, 60_000);
});

describe("GET /api/v1/scholarships/{id}", () => {
  test("finds a record by id and by slug, with its criteria and sources", async () => {
    const byId = scholarshipDetailSchema.parse(await (await get("/api/v1/scholarships/1")).json());
    const bySlug = await (await get("/api/v1/scholarships/nmmss")).json();
    expect(bySlug).toEqual(JSON.parse(JSON.stringify(byId)));
    expect(byId).toMatchObject({
      id: 1,
      level: "class-9-12",
      state: "all",
      confidence: "medium",
      checkedOn: "2026-11-15",
    });
    expect(byId.criteria.marks).toEqual({
      minPercent: 55,
      relaxed: [{ traits: ["social.sc", "social.st"], limit: 50 }],
    });
  });

  test.each(["0", "99999", "99999999999999", "no-such-scheme", "%00", "'--", "A".repeat(5000)])(
    "answers 404 for %s",
    async (id) => {
      const response = await get(`/api/v1/scholarships/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("application/problem+json");
    },
  );
});

describe("POST /api/v1/eligibility", () => {
  const profile = {
    level: "ug",
    studyYear: 1,
    gender: "female",
    state: "telangana",
    socialGroup: "sc",
    minority: "none",
    familyIncomeInr: 180_000,
    marksPercent: 82,
    dateOfBirth: "2008-03-01",
    fields: ["engineering"],
  };

  test("gives verdicts with reasons, the best first", async () => {
    const response = await judge({ profile, day: "2026-11-15", limit: 50 });
    expect(response.status).toBe(200);
    const answer = eligibilityAnswerSchema.parse(await response.json());
    expect(answer.verdicts.length).toBe(50);
    expect(["eligible", "mayFit"]).toContain(answer.verdicts[0]?.verdict);
    expect((answer.counts?.eligible ?? 0) + (answer.counts?.mayFit ?? 0)).toBeGreaterThan(2);
    for (const { criteria } of answer.verdicts)
      expect(criteria.some(({ outcome }) => outcome === "notMet")).toBe(false);
  });

  test("judges named scholarships for any day", async () => {
    const body = {
      profile: { level: "class-8", dateOfBirth: "2013-05-01" },
      scholarships: [1, "inspire-she"],
      day: "2026-11-15",
    };
    const answer = eligibilityAnswerSchema.parse(await (await judge(body)).json());
    expect(answer.verdicts.map(({ verdict }) => verdict)).toEqual(["notNow", "notNow"]);
    expect(answer.verdicts[0]?.changes).toContainEqual({ code: "level", level: "class-9", on: "2027-06-01" });
    expect(answer.verdicts[1]?.changes).toContainEqual({ code: "age", age: 17, on: "2030-05-01" });
    expect((await judge({ ...body, scholarships: ["no-such"] })).status).toBe(404);
  });

  test.each([
    ["{", 400],
    ["[]", 422],
    [{ profile: { level: "class-99" } }, 422],
    [{ profile: { income: 5 } }, 422],
    [{ profile: {}, role: "admin" }, 422],
    [{ profile: { dateOfBirth: "2023-02-30" } }, 422],
    [{ profile: { marksPercent: 101 } }, 422],
    [{ profile: { familyIncomeInr: { from: 5, to: 1 } } }, 422],
    [{ profile: { answers: { x: "y".repeat(100_000) } } }, 413],
  ])("answers %j with a problem", async (body, status) => {
    expect((await judge(body)).status).toBe(status);
  });

  test("wants JSON, and POST", async () => {
    expect((await judge("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
    const response = await get("/api/v1/eligibility");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("the documentation", () => {
  const docs = apiDocs(scholarshipOperations, "https://scholarsetu.example");

  test("is OpenAPI 3.1 made of the schemas, and names every call", async () => {
    const spec = (await (await docs.request("/api/openapi.json")).json()) as {
      openapi: string;
      paths: object;
    };
    expect(spec.openapi).toBe("3.1.0");
    expect(Object.keys(spec.paths)).toEqual([
      "/api/v1/scholarships",
      "/api/v1/scholarships/{id}",
      "/api/v1/eligibility",
    ]);
    expect(JSON.stringify(spec)).toContain("fact.beedi-cine-mine-worker");
  });

  test("T29: the page calls no other origin and runs no script", async () => {
    const html = await (await docs.request("/api/docs")).text();
    expect(html).toContain("GET /api/v1/scholarships/{id}");
    expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="/);
    expect([...html.matchAll(/(?:href|src)="([^"]+)"/g)].every(([, link]) => /^[/#]/.test(link ?? ""))).toBe(
      true,
    );
  });
});
