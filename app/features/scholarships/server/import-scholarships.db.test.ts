import { describe, expect, test } from "vitest";
import { database } from "#app/db/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { buildScholarshipsDemo } from "../demo/scholarships-demo.server.ts";

useTestDatabase();

describe("the catalogue", () => {
  test("comes in within three seconds, and a second time changes nothing", async () => {
    const began = performance.now();
    const report = await buildScholarshipsDemo();
    const took = performance.now() - began;
    expect(report).toMatchObject({ rows: 306, created: 306, updated: 0, unchanged: 0, bad: [] });
    expect(took).toBeLessThan(3000);
    expect(await buildScholarshipsDemo()).toMatchObject({ created: 0, updated: 0, unchanged: 306 });
    expect(await database().$count(scholarship)).toBe(306);
  });
});
