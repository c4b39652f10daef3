import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { connection, database, inTransaction } from "./opening/client.server.ts";
import {
  countReads,
  oncePerRequest,
  readFresh,
  type StatementCounts,
  watchTables,
} from "./read-once.server.ts";
import { setting } from "./schema/settings.ts";
import { story } from "./schema/stories.ts";
import { writeSetting } from "./settings.server.ts";

useTestDatabase();
const read = (key: string) => database().select().from(setting).where(eq(setting.key, key));
const wordOf = async (key: string) => (await read(key))[0]?.value;

async function counted(work: () => Promise<unknown>, remember = true): Promise<StatementCounts> {
  return countReads({ remember }, async (counts) => {
    await work();
    return counts;
  });
}

test("O25: while a page is read, the same statement with the same values is sent once", async () => {
  await inTransaction((tx) => writeSetting(tx, "a", { word: "one" }));
  const counts = await counted(async () => {
    expect(await Promise.all([wordOf("a"), wordOf("a")])).toEqual([{ word: "one" }, { word: "one" }]);
    expect(await wordOf("a")).toEqual({ word: "one" });
    expect(await wordOf("b")).toBeUndefined();
  });
  expect(counts).toEqual({ statements: 2, repeats: 0 });
});

test("so is a count, until something is written", async () => {
  const settings = () => database().$count(setting);
  const counts = await counted(async () => {
    const before = await settings();
    expect(await settings()).toBe(before);
    await inTransaction((tx) => writeSetting(tx, "counted", {}));
    expect(await settings()).toBe(before + 1);
  });
  expect(counts).toEqual({ statements: 3, repeats: 0 });
});

test("a write is seen at once, whoever makes it; a form remembers nothing", async () => {
  await inTransaction((tx) => writeSetting(tx, "a", { word: "one" }));
  await counted(async () => {
    await wordOf("a");
    await inTransaction((tx) => writeSetting(tx, "a", { word: "two" }));
    expect(await wordOf("a")).toEqual({ word: "two" });
    await database()
      .update(setting)
      .set({ value: { word: "three" } })
      .where(eq(setting.key, "a"));
    expect(await wordOf("a")).toEqual({ word: "three" });
    await database().execute(sql`update setting set value = '{"word":"four"}' where key = 'a'`);
    expect(await wordOf("a")).toEqual({ word: "four" });
  });
  expect(await counted(() => Promise.all([wordOf("a"), wordOf("a")]), false)).toMatchObject({
    statements: 2,
  });
});

test("a transaction reads for itself, and a page that reads the same twice there is told of", async () => {
  const counts = await counted(() =>
    inTransaction(
      async () => {
        await wordOf("a");
        await wordOf("a");
      },
      { readOnly: true },
    ),
  );
  expect(counts).toEqual({ statements: 2, repeats: 1 });
});

test("whoever waits for a change reads anew, and what outlives its request does too", async () => {
  let later: () => Promise<unknown> = async () => undefined;
  await inTransaction((tx) => writeSetting(tx, "a", { word: "one" }));
  await counted(async () => {
    await wordOf("a");
    await readFresh(async () => {
      await Promise.all([wordOf("a"), wordOf("a")]);
    });
    const own = Promise.withResolvers<void>();
    const after = own.promise.then(() => wordOf("a"));
    later = async () => {
      own.resolve();
      return after;
    };
  });
  await inTransaction((tx) => writeSetting(tx, "a", { word: "after" }));
  expect(await later()).toEqual({ word: "after" });
});

test("O8: what a kept page is made of is known by the tables it asked for, remembered or not", async () => {
  const { made, tables } = await watchTables(async () => {
    await Promise.all([wordOf("a"), wordOf("a")]);
    await database().execute(sql`select 1 from content_version join setting on true limit 0`);
    return readFresh(async () => database().$count(story));
  });
  expect(made).toBe(0);
  expect([...tables].sort()).toEqual(["content_version", "setting", "story"]);
});

test("a verb that several rooms ask is run once for the same question, and not across requests", async () => {
  let runs = 0;
  const verb = oncePerRequest(
    "verb",
    (id: string) => id,
    async (id: string) => `${id} ${++runs}`,
  );
  await counted(async () => {
    expect(await Promise.all([verb("x"), verb("x"), verb("y")])).toEqual(["x 1", "x 1", "y 2"]);
  });
  expect(await verb("x")).toBe("x 3");
});

test("who reads it on the way says so, and nobody asks again until something is written", async () => {
  const verb = oncePerRequest("known", (id: string) => id, wordOf);
  await inTransaction((tx) => writeSetting(tx, "a", { word: "one" }));
  const counts = await counted(async () => {
    verb.know({ word: "told" }, "a");
    expect(await verb("a")).toEqual({ word: "told" });
    verb.know(Promise.reject(new Error("unread")), "b");
    await expect(verb("b")).rejects.toThrow("unread");
    await inTransaction((tx) => writeSetting(tx, "a", { word: "two" }));
    expect(await verb("a")).toEqual({ word: "two" });
  });
  expect(counts.repeats).toBe(0);
  verb.know({ word: "outside" }, "a");
  expect(await verb("a")).toEqual({ word: "two" });
});

test("a read that was prepared answers the same after a migration has widened or changed its table", async () => {
  const db = database();
  await db.execute(sql`create table trial (id integer, word text)`);
  await db.execute(sql`insert into trial values (1, null), (2, 'two')`);
  const all = () => db.execute(sql.raw("select * from trial order by id"));
  for (let turn = 0; turn < 3; turn += 1)
    expect((await all()).rows).toEqual([
      { id: 1, word: null },
      { id: 2, word: "two" },
    ]);
  expect((await all()).rowCount).toBe(2);
  await db.execute(sql`alter table trial add column more text`);
  // On PostgreSQL the one connection whose plan is useless is given up: the second try has another.
  const second = connection().engine === "postgres" ? await all().catch(() => all()) : await all();
  expect(second.rows[0]).toEqual({ id: 1, word: null, more: null });
  await db.execute(sql`drop table trial`);
});
