import { eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ProblemError } from "#app/core/requests/errors.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { setting } from "../schema/settings.ts";
import { afterCommit, connection, currentTransaction, database, inTransaction } from "./client.server.ts";
import { isUniqueViolation, QueryFailedError } from "./query-error.server.ts";

useTestDatabase();

const at = new Date("2026-11-15T00:00:00Z");
const put = (key: string, value: unknown = 1) => ({ key, value, updatedAt: at });
const keys = async () => {
  const own = ne(setting.key, "keys.lookup");
  return (await database().select({ key: setting.key }).from(setting).where(own)).map(({ key }) => key);
};

test("database() inside a transaction is that transaction, and a throw undoes it", async () => {
  const failing = inTransaction(async (tx) => {
    await tx.insert(setting).values(put("undone"));
    expect(await keys()).toContain("undone");
    expect(currentTransaction()).toBe(tx);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await keys()).not.toContain("undone");
  expect(currentTransaction()).toBeNull();
});

test("a transaction inside a transaction can fail alone", async () => {
  const ran: string[] = [];
  await inTransaction(async (tx) => {
    await tx.insert(setting).values(put("outer"));
    const inner = inTransaction(async (part) => {
      afterCommit(() => ran.push("inner"));
      await part.insert(setting).values([put("inner"), put("outer")]);
    });
    await expect(inner).rejects.toSatisfy((error) => isUniqueViolation(error, "setting_pkey"));
    await inTransaction(async () => afterCommit(() => ran.push("second")));
    afterCommit(() => ran.push("outer"));
    expect(ran).toEqual([]);
  });
  expect(await keys()).toEqual(["outer"]);
  expect(ran).toEqual(["second", "outer"]);
});

test("parts of a transaction that are begun at once do not mix: each stands or falls alone", async () => {
  await inTransaction(async () => {
    const parts = [1, 2, 3, 4, 5, 6].map((number) =>
      inTransaction(async (part) => {
        await part.insert(setting).values(put(`part-${number}`));
        await part.select().from(setting);
        if (number % 2 === 0) throw new Error("even");
      }),
    );
    const results = await Promise.allSettled(parts);
    expect(results.map(({ status }) => status)).toEqual(
      [1, 2, 3].flatMap(() => ["fulfilled", "rejected"] as const),
    );
  });
  expect((await keys()).filter((key) => key.startsWith("part-"))).toEqual(["part-1", "part-3", "part-5"]);
});

test("afterCommit does nothing when the transaction is rolled back", async () => {
  let ran = false;
  const failing = inTransaction(async () => {
    afterCommit(() => {
      ran = true;
    });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(ran).toBe(false);
  expect(() => afterCommit(() => undefined)).toThrow("outside");
});

test("work that outlives its transaction goes on outside it", async () => {
  let later: Promise<string[]> = Promise.resolve([]);
  const gate = Promise.withResolvers<void>();
  await inTransaction(async (tx) => {
    later = gate.promise.then(keys);
    await tx.insert(setting).values(put("outlived"));
  });
  gate.resolve();
  expect(await later).toContain("outlived");
});

test("T27: a failed query tells the constraint and never a value", async () => {
  await database().insert(setting).values(put("canary-98765", "canary-12345"));
  const error = await database()
    .insert(setting)
    .values(put("canary-98765", "canary-12345"))
    .catch((thrown: unknown) => thrown as QueryFailedError);
  expect(error).toBeInstanceOf(QueryFailedError);
  expect(error).toMatchObject({ code: "23505", constraint: "setting_pkey", table: "setting" });
  const told = `${String(error)} ${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
  expect(told).toContain("insert into");
  expect(told).not.toContain("canary");
  const syntax = await database()
    .execute(sql`select ${"canary-777"}::int`)
    .catch((thrown: unknown) => `${String(thrown)} ${JSON.stringify(thrown)}`);
  expect(syntax).toContain("22P02");
  expect(syntax).not.toContain("canary");
});

test("transactions that lose against another one are begun again", async () => {
  await database().insert(setting).values(put("counter", 0));
  let attempts = 0;
  const allHaveRead = Promise.withResolvers<void>();
  const addOne = () =>
    inTransaction(
      async (tx) => {
        attempts += 1;
        const attempt = attempts;
        const [row] = await tx.select().from(setting).where(eq(setting.key, "counter"));
        // On one connection they queue by themselves; elsewhere the first four meet, so that three must lose.
        if (attempt === 4) allHaveRead.resolve();
        if (engine === "postgres" && attempt <= 4) await allHaveRead.promise;
        await tx
          .update(setting)
          .set({ value: Number(row?.value) + 1 })
          .where(eq(setting.key, "counter"));
      },
      { isolation: "serializable" },
    );
  await Promise.all([addOne(), addOne(), addOne(), addOne()]);
  const [row] = await database().select().from(setting).where(eq(setting.key, "counter"));
  expect(row?.value).toBe(4);
  if (engine === "postgres") expect(attempts).toBeGreaterThan(4);
});

test("a read-only transaction refuses to write", async () => {
  const writing = inTransaction((tx) => tx.insert(setting).values(put("read-only")), { readOnly: true });
  await expect(writing).rejects.toMatchObject({ code: "read_only" });
});

test.runIf(engine === "postgres")(
  "T44: a statement that takes too long is a 503, not a hanging page",
  async () => {
    const waiting = inTransaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(5)`);
    });
    const error = await waiting.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 503 });
  },
);

test.runIf(engine === "postgres")(
  "T44: a connection the server cuts is a 503, and the next query works",
  async () => {
    const cut = inTransaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cut).rejects.toMatchObject({ status: 503 });
    expect(await database().execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  },
);

test("the connection says where it is without a password", () => {
  expect(connection().address).not.toContain("postgres:postgres");
});
