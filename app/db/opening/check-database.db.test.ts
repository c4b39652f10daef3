import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkDatabase } from "./check-database.server.ts";
import { database, inTransaction } from "./client.server.ts";

useTestDatabase({ poolSize: 1 });

const forbidWrites = (word: "on" | "off") =>
  database().execute(sql.raw(`set default_transaction_read_only = ${word}`));

test("O10c: a database that takes no writes is told apart, and a write there is a 503 that says so", async () => {
  expect(await checkDatabase()).toBeNull();
  await forbidWrites("on");
  try {
    expect(await checkDatabase()).toBe("The database is read-only.");
    // On PostgreSQL a refused statement ends its connection, and the word with it: it is said again.
    const write = sql`insert into setting (key, value, updated_at) values ('a', '1', now())`;
    await expect(database().execute(write)).rejects.toMatchObject({ status: 503, code: "read_only" });
    await forbidWrites("on");
    await expect(inTransaction((tx) => tx.execute(write))).rejects.toMatchObject({
      status: 503,
      code: "read_only",
      headers: { "Retry-After": "30" },
    });
    expect((await inTransaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  } finally {
    await forbidWrites("off");
  }
  expect(await checkDatabase()).toBeNull();
});

test("O11: a database of another version is told apart; a newer one beside it is not", async () => {
  await database().execute(sql`insert into applied_migration (tag, hash) values ('9999_newer', 'x')`);
  expect(await checkDatabase()).toBeNull();
  await database().execute(sql`update applied_migration set hash = 'other' where tag <> '9999_newer'`);
  expect(await checkDatabase()).toBe("The database is of another version of this program.");
});
