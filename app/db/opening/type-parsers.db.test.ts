import { sql } from "drizzle-orm";
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { bytea, instant } from "../columns.ts";
import { database } from "./client.server.ts";

useTestDatabase();

// Run on both engines against the same expectations: equal to these, they are equal to each other.
const zoo = pgTable("type_zoo", {
  id: uuid("id").primaryKey(),
  count: integer("count"),
  paise: bigint("paise", { mode: "number" }),
  huge: bigint("huge", { mode: "bigint" }),
  exact: numeric("exact", { precision: 30, scale: 4 }),
  name: text("name"),
  flag: boolean("flag"),
  day: date("day"),
  at: instant("at"),
  details: jsonb("details"),
  tags: text("tags").array(),
  numbers: bigint("numbers", { mode: "number" }).array(),
  moments: instant("moments").array(),
  blob: bytea("blob"),
});

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const AT = new Date("2026-11-15T04:32:59.141Z");
const row = {
  id: ID,
  count: -7,
  paise: 9_007_199_254_740_991,
  huge: 9_223_372_036_854_775_807n,
  exact: "12345678901234567890123456.7890",
  name: "తెలుగు\u200Dహిందी \"quoted\", {braces} \\ and 'more' 😀",
  flag: true,
  day: "2024-02-29",
  at: AT,
  details: { b: [1, 2.5, null, "x"], a: { deep: true }, money: 123456789012 },
  tags: ["plain", 'with "quote"', "comma, and \\ slash", "", "NULL", "తె"],
  numbers: [1, 9_007_199_254_740_991],
  moments: [AT, new Date("1947-08-15T00:00:00.000Z")],
  blob: Buffer.from([0, 1, 2, 254, 255, 92, 39]),
};

beforeAll(async () => {
  await database().execute(sql`create table type_zoo (
    id uuid primary key, count integer, paise bigint, huge bigint, exact numeric(30,4), name text, flag boolean,
    day date, at timestamptz(3), details jsonb, tags text[], numbers bigint[], moments timestamptz(3)[], blob bytea)`);
});

test("every column type comes back as it was written", async () => {
  await database().insert(zoo).values(row);
  expect(await database().select().from(zoo)).toStrictEqual([row]);
  const nulls = {
    ...Object.fromEntries(Object.keys(row).map((key) => [key, null])),
    id: ID.replace("0", "1"),
  };
  const [stored] = await database()
    .insert(zoo)
    .values(nulls as typeof row)
    .returning();
  expect(stored).toStrictEqual(nulls);
});

test("raw SQL gives the same JavaScript values on both engines", async () => {
  const { rows, rowCount } = await database().execute(sql`select
    count(*) as many, 9223372036854775807::int8 as huge, 5::int8 as small, 1.50::numeric as exact,
    1.5::float8 as float, 'a'::text as text, true as flag, null::int as nothing, '\\x00ff'::bytea as blob,
    '2024-02-29'::date as day, '2026-11-15 10:02:59.141+05:30'::timestamptz as at,
    '{"a": [1]}'::jsonb as json, array[1,2]::int8[] as numbers, array['a,b', null] as texts,
    '1 day 02:00:00'::interval as span, '10:30'::time as time, ${ID}::uuid as id`);
  expect(rowCount).toBe(1);
  expect(rows).toStrictEqual([
    {
      many: 1,
      huge: 9_223_372_036_854_775_807n,
      small: 5,
      exact: "1.50",
      float: 1.5,
      text: "a",
      flag: true,
      nothing: null,
      blob: Buffer.from([0, 255]),
      day: "2024-02-29",
      at: "2026-11-15 04:32:59.141+00",
      json: { a: [1] },
      numbers: [1, 2],
      texts: ["a,b", null],
      span: "1 day 02:00:00",
      time: "10:30:00",
      id: ID,
    },
  ]);
});

test("parameters of every kind are understood alike", async () => {
  const { rows } = await database().execute(sql`select
    ${5}::int as number, ${5n}::int8 as bigint, ${"x"}::text as text, ${true}::boolean as flag,
    ${AT}::timestamptz as at, ${sql.param(["a", 'b"c', null])}::text[] as texts,
    ${JSON.stringify({ a: 1 })}::jsonb as json, ${Buffer.from([1, 255])}::bytea as blob, ${null}::text as nothing`);
  expect(rows).toStrictEqual([
    {
      number: 5,
      bigint: 5,
      text: "x",
      flag: true,
      at: "2026-11-15 04:32:59.141+00",
      texts: ["a", 'b"c', null],
      json: { a: 1 },
      blob: Buffer.from([1, 255]),
      nothing: null,
    },
  ]);
});

test("a change without returning tells how many rows it touched", async () => {
  const changed = await database().update(zoo).set({ count: 1 });
  expect(changed.rowCount).toBe(2);
});
