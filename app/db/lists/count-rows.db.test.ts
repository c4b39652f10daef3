import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MOST_COUNTED, totalText } from "#app/core/lists/total-text.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { inTransaction } from "../opening/client.server.ts";
import { countReads, type StatementCounts } from "../read-once.server.ts";
import { contentVersion, setting } from "../schema/settings.ts";
import { writeSetting } from "../settings.server.ts";
import { countListed, countRows } from "./count-rows.server.ts";

useTestDatabase();

async function counted(work: () => Promise<unknown>, remember = true): Promise<StatementCounts> {
  return countReads({ remember }, async (counts) => {
    await work();
    return counts;
  });
}

const named = (key: string) => countRows(setting, eq(setting.key, key));

test("O25: what the parts of a page count in the same moment travels in one statement", async () => {
  await inTransaction((tx) => writeSetting(tx, "a", {}));
  const counts = await counted(async () => {
    const tags = countRows(contentVersion, sql`tag = 'nothing'`);
    expect(await Promise.all([named("a"), named("b"), tags, named("a")])).toEqual([1, 0, 0, 1]);
  });
  expect(counts).toEqual({ statements: 1, repeats: 0 });
});

test("a form and a transaction count for themselves, and see what was written", async () => {
  expect(await counted(() => Promise.all([named("a"), named("b")]), false)).toMatchObject({ statements: 2 });
  await counted(async () => {
    expect(await named("late")).toBe(0);
    await inTransaction(async (tx) => {
      await writeSetting(tx, "late", {});
      expect(await named("late")).toBe(1);
    });
    expect(await named("late")).toBe(1);
  });
});

test("a count that fails says so to everybody who asked with it", async () => {
  await counted(async () => {
    const both = await Promise.allSettled([named("a"), countRows(sql`no_such_table`)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

test("a list is counted up to its bound and no further; a join counts as its rows do", async () => {
  const many = (rows: number) => sql`generate_series(1, ${rows}::int) as n`;
  expect(await countListed(many(MOST_COUNTED), undefined)).toBe(MOST_COUNTED);
  expect(await countListed(many(MOST_COUNTED * 3), sql`n > 5`)).toBe(MOST_COUNTED + 1);
  const joined = sql`${many(3)} inner join generate_series(2, 9) as m on m = n`;
  expect(await countListed(joined, sql`true`)).toBe(2);
  expect([0, 148, MOST_COUNTED, MOST_COUNTED + 1].map(totalText)).toEqual([
    "0",
    "148",
    "10,000",
    "more than 10,000",
  ]);
});
