import { gte, inArray, type SQL, sql } from "drizzle-orm";
import { bigint, boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { newId } from "#app/core/id.ts";
import { defineList, parseListQuery } from "#app/core/lists/list-query.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { instant } from "../columns.ts";
import { database } from "../opening/client.server.ts";
import { ascending, descending, listPage, streamRows } from "./list-page.server.ts";

useTestDatabase();

const item = pgTable("list_item", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  amount: bigint("amount", { mode: "number" }),
  deadline: date("deadline"),
  open: boolean("open").notNull(),
  at: instant("at").notNull(),
});

const list = defineList({
  filters: {},
  sorts: {
    newest: { cursor: ["instant", "id"] },
    name: { cursor: ["text", "id"] },
    amount: { cursor: ["number?", "id"] },
    deadline: { cursor: ["flag", "day?", "number?", "id"] },
    length: { cursor: ["number", "id"] },
  },
  defaultSort: "newest",
  pageSize: 7,
});

const sorts = {
  newest: [descending(item.at), descending(item.id)],
  name: [ascending(item.name), ascending(item.id)],
  amount: [descending(item.amount), ascending(item.id)],
  deadline: [descending(item.open), ascending(item.deadline), descending(item.amount), ascending(item.id)],
  length: [ascending(sql`length(${item.name})`, { type: "bigint" }), ascending(item.id)],
} as const;
const sortNames = Object.keys(sorts) as (keyof typeof sorts)[];

const parts = (address: string, where = gte(item.id, "00000000-0000-0000-0000-000000000000")) => ({
  query: parseListQuery(list, address),
  sorts,
  where,
  rows: (page: Parameters<Parameters<typeof listPage>[0]["rows"]>[0]) =>
    database()
      .select({ id: item.id, name: item.name, place: page.place })
      .from(item)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  count: (where: SQL | undefined) => database().$count(item, where),
});

beforeAll(async () => {
  await database().execute(sql`create table list_item (id uuid primary key, name text not null, amount bigint,
    deadline date, open boolean not null, at timestamptz(3) not null)`);
  const names = ["asha", "Ravi", "తెలుగు", "हिंदी", "same", "same", 'quote"\\', ""];
  const rows = Array.from({ length: 60 }, (_, index) => ({
    id: newId(),
    name: names[index % names.length] ?? "",
    amount: index % 5 === 0 ? null : (index * 7919) % 11,
    deadline: index % 4 === 0 ? null : `2026-0${1 + (index % 9)}-15`,
    open: index % 3 !== 0,
    at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 6)),
  }));
  await database().insert(item).values(rows);
});

async function expectedOrder(sort: keyof typeof sorts): Promise<string[]> {
  const order = {
    newest: "at desc, id desc",
    name: "name, id",
    amount: "amount desc nulls last, id",
    deadline: "open desc, deadline asc nulls last, amount desc nulls last, id",
    length: "length(name), id",
  }[sort];
  const { rows } = await database().execute<{ id: string }>(
    sql.raw(`select id from list_item order by ${order}`),
  );
  return rows.map(({ id }) => id);
}

test.each(sortNames)("walking by %s to the end and back meets every row once, in order", async (sort) => {
  const expected = await expectedOrder(sort);
  let address = `/items?sort=${sort}`;
  const forward: string[][] = [];
  for (;;) {
    const current = parts(address);
    const page = await listPage(current);
    expect(page.total).toBe(60);
    expect(page.rows[0]).not.toHaveProperty("place");
    forward.push(page.rows.map(({ id }) => id));
    if (!page.next) break;
    expect(current.query.notes).toEqual([]);
    address = current.query.toUrl({ cursor: page.next });
  }
  expect(forward.flat()).toEqual(expected);
  expect(forward.map((rows) => rows.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 4]);

  const backward: string[][] = [];
  for (;;) {
    const current = parts(address);
    const page = await listPage(current);
    backward.unshift(page.rows.map(({ id }) => id));
    if (!page.previous) break;
    address = current.query.toUrl({ cursor: page.previous });
  }
  expect(backward).toEqual(forward);
});

test("O25: a first page that holds them all is its own count", async () => {
  const few = await database().select({ id: item.id }).from(item).orderBy(item.id).limit(7);
  const among = (count: number) =>
    inArray(
      item.id,
      few.slice(0, count).map(({ id }) => id),
    );
  const counted = vi.fn(() => Promise.resolve(60));
  const page = await listPage({ ...parts("/items", among(7)), count: counted });
  expect(page).toMatchObject({ total: 7, next: null });
  expect(await listPage({ ...parts("/items", sql`false`), count: counted })).toMatchObject({ total: 0 });
  expect(counted).not.toHaveBeenCalled();
  expect(await listPage({ ...parts("/items"), count: counted })).toMatchObject({ total: 60 });
});

test.each(sortNames)("an export by %s streams every row in order", async (sort) => {
  const streamed: string[] = [];
  for await (const row of streamRows(parts(`/items?sort=${sort}`))) streamed.push(row.id);
  expect(streamed).toEqual(await expectedOrder(sort));
});

test("a row added before the cursor shifts nothing, and no cursor a client makes up trips the query", async () => {
  const first = parts("/items");
  const page = await listPage(first);
  await database()
    .insert(item)
    .values({
      id: newId(),
      name: "new",
      amount: 1,
      deadline: null,
      open: true,
      at: new Date(Date.UTC(2027, 0, 1)),
    });
  const second = await listPage(parts(first.query.toUrl({ cursor: page.next })));
  expect(second.rows.some(({ id }) => page.rows.some((before) => before.id === id))).toBe(false);

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sortNames),
      fc.string(),
      fc.jsonValue(),
      async (sort, noise, value) => {
        const forged = Buffer.from(JSON.stringify([sort, 1, value, noise, newId()])).toString("base64url");
        for (const cursor of [noise, forged]) {
          const found = await listPage(parts(`/items?sort=${sort}&cursor=${encodeURIComponent(cursor)}`));
          expect(found.rows.length).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("the first page of a plain sort can be read from an index", async () => {
  await database().execute(sql`create index list_item_newest on list_item (at desc, id desc)`);
  await database().execute(sql`set enable_seqscan = off`);
  const { query } = parts("/items");
  const page = await listPage({ ...parts("/items"), query });
  const next = parseListQuery(list, query.toUrl({ cursor: page.next }));
  let plan = "";
  await listPage({
    query: next,
    sorts,
    rows: async (request) => {
      const built = database()
        .select({ id: item.id, place: request.place })
        .from(item)
        .where(request.where)
        .orderBy(...request.orderBy)
        .limit(request.limit);
      const { rows } = await database().execute(sql`explain ${built}`);
      plan = JSON.stringify(rows);
      return [] as { place: string }[];
    },
  });
  await database().execute(sql`reset enable_seqscan`);
  expect(plan).toContain("list_item_newest");
  expect(plan).toMatch(/Index Cond: .*ROW/);
  expect(plan).not.toContain("Sort");
});

test("a jump begins a page with that row; behind the last one the last page is shown", async () => {
  const order = await expectedOrder("amount");
  const at = (row: number) => listPage(parts(`/x?sort=amount&row=${row}`));
  const middle = await at(24);
  expect(middle.rows.map(({ id }) => id)).toEqual(order.slice(23, 30));
  expect(middle.total).toBe(order.length);
  const after = await listPage(parts(`/x?sort=amount&cursor=${middle.next}`));
  expect(after.rows.map(({ id }) => id)).toEqual(order.slice(30, 37));
  const before = await listPage(parts(`/x?sort=amount&cursor=${middle.previous}`));
  expect(before.rows.map(({ id }) => id)).toEqual(order.slice(16, 23));
  const last = await at(500);
  expect(last).toMatchObject({ next: null, total: order.length, previous: expect.any(String) });
  expect(last.rows.map(({ id }) => id)).toEqual(order.slice(-7));
  // Whatever else is typed there is the first page.
  for (const row of ["0", "-3", "1.5", "x"]) {
    expect((await listPage(parts(`/x?sort=amount&row=${row}`))).rows[0]?.id).toBe(order[0]);
  }
});
