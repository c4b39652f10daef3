import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database, inTransaction } from "./opening/client.server.ts";

useTestDatabase();

/** Each is asked twice: the first time it is prepared, the second time it is known. */
async function twice<Row extends Record<string, unknown>>(
  read: () => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  const first = await read();
  const second = await read();
  expect(second.rows).toEqual(first.rows);
  return second.rows;
}

test("columns of every kind arrive as they were written", async () => {
  const words = "తెలుగు, हिन्दी 🎓\nand a line";
  const rows = await twice(() =>
    database().execute(sql`
      select ${7}::int as whole, ${words}::text as words, ''::text as empty, null::text as nothing,
        true as yes, array[1, 2]::int[] as list, ${{ a: [1, null] }}::jsonb as thing, ${"long".repeat(50_000)}::text as long
      from generate_series(1, 2)`),
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual({
    whole: 7,
    words,
    empty: "",
    nothing: null,
    yes: true,
    list: [1, 2],
    thing: { a: [1, null] },
    long: "long".repeat(50_000),
  });
});

test("no row is an answer, too", async () => {
  expect(await twice(() => database().execute(sql`select ${1}::int as one where false`))).toEqual([]);
});

test("what goes wrong is told with its code, and the next read is answered", async () => {
  const divide = (by: number) => database().execute<{ ten: number }>(sql`select 10 / ${by}::int as ten`);
  await divide(1);
  await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
  expect((await divide(2)).rows).toEqual([{ ten: 5 }]);
});

test("wrong in the middle of the rows, too: none of them is taken for the whole", async () => {
  const upTo = (last: number) =>
    database().execute(sql`select 1 / (3 - n) as part from generate_series(1, ${last}::int) n`);
  expect((await upTo(2)).rows).toHaveLength(2);
  await expect(upTo(4)).rejects.toMatchObject({ code: "22012" });
});

test("what fails within a transaction ends it", async () => {
  const read = sql`select 1 / ${0}::int as one`;
  const failed = inTransaction(async (tx) => {
    await tx.execute(read).catch(() => undefined);
    await tx.execute(sql`select ${1}::int as one`);
  });
  await expect(failed).rejects.toThrow();
  expect((await database().execute(sql`select ${3}::int as three`)).rows).toEqual([{ three: 3 }]);
});
