import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { builtRead } from "./built-read.server.ts";
import { database, inTransaction } from "./opening/client.server.ts";
import { countReads } from "./read-once.server.ts";
import { setting } from "./schema/settings.ts";
import { writeSetting } from "./settings.server.ts";

useTestDatabase();

let timesBuilt = 0;
const readSetting = builtRead(["key"], (db, { key }) => {
  timesBuilt += 1;
  return db.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
});
const wordOf = async (key: string) => (await readSetting({ key }))[0]?.value;

test("its text is put together once, and each question has its own values", async () => {
  await inTransaction(async (tx) => {
    await writeSetting(tx, "one", { word: "first" });
    await writeSetting(tx, "other", { word: "second" });
  });
  timesBuilt = 0;
  expect(await Promise.all([wordOf("one"), wordOf("other"), wordOf("none")])).toEqual([
    { word: "first" },
    { word: "second" },
    undefined,
  ]);
  expect(await wordOf("one")).toEqual({ word: "first" });
  expect(timesBuilt).toBe(1);
});

test("inside a transaction it sees what was written there, and nobody else does", async () => {
  await inTransaction((tx) => writeSetting(tx, "seen", { word: "before" }));
  expect(await wordOf("seen")).toEqual({ word: "before" });
  const undone = inTransaction(async (tx) => {
    await writeSetting(tx, "seen", { word: "meanwhile" });
    expect(await wordOf("seen")).toEqual({ word: "meanwhile" });
    throw new Error("not after all");
  });
  await expect(undone).rejects.toThrow("not after all");
  expect(await wordOf("seen")).toEqual({ word: "before" });
});

test("while a page is read it is sent once, until something is written", async () => {
  const counts = await countReads({ remember: true }, async (seen) => {
    await wordOf("page");
    await wordOf("page");
    await database().insert(setting).values({ key: "page", value: {}, updatedAt: new Date() });
    expect(await wordOf("page")).toEqual({});
    return seen;
  });
  expect(counts).toEqual({ statements: 3, repeats: 0 });
});
