import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { purgeIdempotencyKeysJob, requestHash, runOnce } from "./idempotency.server.ts";
import { database } from "./opening/client.server.ts";

useTestDatabase();

beforeAll(async () => {
  await database().execute(sql`create table payment (id serial primary key, amount int)`);
});

const countPayments = async () =>
  (await database().execute<{ n: number }>(sql`select count(*) as n from payment`)).rows[0]?.n;

const pay = (key: string, amount: number, scope = "student:1:pay") =>
  runOnce(key, scope, requestHash({ amount }), async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`insert into payment (amount) values (${amount}) returning id`,
    );
    return { paymentId: rows[0]?.id };
  });

test("T38: 100 parallel posts make one row and get one answer", async () => {
  const before = await countPayments();
  const answers = await Promise.all(Array.from({ length: 100 }, () => pay("key-parallel", 500)));
  expect(await countPayments()).toBe(Number(before) + 1);
  expect(new Set(answers.map((answer) => answer.paymentId)).size).toBe(1);
});

test("T38: a retry gets the same answer, another body a conflict, another person their own", async () => {
  const first = await pay("key-retried", 700);
  expect(await pay("key-retried", 700)).toEqual(first);
  await expect(pay("key-retried", 701)).rejects.toMatchObject({ status: 409, code: "idempotency_conflict" });
  expect((await pay("key-retried", 700, "student:2:pay")).paymentId).not.toBe(first.paymentId);
});

test("work that fails leaves no trace, so the retry does it", async () => {
  let tries = 0;
  const flaky = () =>
    runOnce("key-flaky-1", "s", requestHash({}), async (tx) => {
      await tx.execute(sql`insert into payment (amount) values (1)`);
      tries += 1;
      if (tries === 1) throw new Error("gateway away");
      return "paid";
    });
  const before = await countPayments();
  await expect(flaky()).rejects.toThrow("gateway away");
  expect(await countPayments()).toBe(before);
  expect(await flaky()).toBe("paid");
  expect(await flaky()).toBe("paid");
  expect(tries).toBe(2);
});

test.runIf(engine === "postgres")(
  "while the first one fails, one of those waiting does the work",
  async () => {
    let tries = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        runOnce("key-first-fails", "s", requestHash({}), async () => {
          tries += 1;
          if (tries === 1) throw new Error("first");
          return "done";
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(tries).toBe(2);
  },
);

test("a key that is no key is refused", async () => {
  await expect(pay("short", 1)).rejects.toMatchObject({ status: 400 });
  await expect(pay("has blanks in it", 1)).rejects.toMatchObject({ status: 400 });
});

test("the request's hash depends on its content, not on the order of its keys, and is keyed", () => {
  expect(requestHash({ a: 1, b: [1, 2] })).toBe(requestHash({ b: [1, 2], a: 1 }));
  expect(requestHash({ a: 1 })).not.toBe(requestHash({ a: 2 }));
});

test("keys are forgotten after two days", async () => {
  await pay("key-forgotten", 900);
  setClock(new Date(Date.now() + 49 * 3600_000));
  await purgeIdempotencyKeysJob.run({}, { jobId: "x", attempt: 1, signal: AbortSignal.timeout(1000) });
  useRealClock();
  const { rows } = await database().execute<{ n: number }>(sql`select count(*) as n from idempotency_key`);
  expect(rows[0]?.n).toBe(0);
});
