import { eq, gte, lt } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database } from "../opening/client.server.ts";
import { countReads } from "../read-once.server.ts";
import { idempotencyKey } from "../schema/idempotency.ts";
import { deleteInPortions } from "./delete-in-portions.server.ts";

useTestDatabase();

const noon = new Date("2026-11-15T12:00:00Z");
const earlier = new Date("2026-11-14T12:00:00Z");

test("O8: a heap of any size goes in portions; what is not meant stays", async () => {
  const row = (at: number) => ({
    scope: "test",
    key: `key-${at}`,
    requestHash: "x",
    createdAt: at < 25 ? earlier : noon,
  });
  await database()
    .insert(idempotencyKey)
    .values(Array.from({ length: 30 }, (_, at) => row(at)));
  const statements = await countReads({ remember: false }, async (seen) => {
    expect(await deleteInPortions(idempotencyKey, lt(idempotencyKey.createdAt, noon), { portion: 10 })).toBe(
      25,
    );
    return seen;
  });
  expect(statements.statements).toBe(3);
  expect(await database().$count(idempotencyKey)).toBe(5);
  expect(await database().$count(idempotencyKey, gte(idempotencyKey.createdAt, noon))).toBe(5);
  expect(await deleteInPortions(idempotencyKey, eq(idempotencyKey.scope, "test"), { portion: 5 })).toBe(5);
  expect(await database().$count(idempotencyKey)).toBe(0);
});

test("without a condition nothing is deleted", async () => {
  await expect(deleteInPortions(idempotencyKey, undefined)).rejects.toThrow(/without a condition/);
});
