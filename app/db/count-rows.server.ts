import { type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { currentTransaction, database } from "./client.server.ts";
import { rememberedNow } from "./read-once.server.ts";

interface Asked {
  readonly count: SQL;
  readonly answer: PromiseWithResolvers<number>;
}

/** By what the request remembers, which is one object for each GET; the same question is asked once. */
const waiting = new WeakMap<object, Map<string, Asked>>();
const dialect = new PgDialect();

/**
 * How many rows. While a page is read, the counts that its parts ask for in the same moment travel in one statement:
 * the badges of a desk are counted by six rooms that do not know each other.
 */
export function countRows(table: PgTable | SQL, where?: SQL): Promise<number> {
  const request = rememberedNow();
  if (!request || currentTransaction()) return Promise.resolve(database().$count(table, where));
  const count = sql`(select count(*) from ${table} where ${where ?? sql`true`})`;
  const { sql: text, params } = dialect.sqlToQuery(count);
  const key = JSON.stringify([text, params]);
  const asked = waiting.get(request) ?? new Map<string, Asked>();
  if (asked.size === 0) {
    waiting.set(request, asked);
    setImmediate(() => send(request));
  }
  const same = asked.get(key) ?? { count, answer: Promise.withResolvers<number>() };
  asked.set(key, same);
  return same.answer.promise;
}

async function send(request: object): Promise<void> {
  const all = [...(waiting.get(request)?.values() ?? [])];
  waiting.delete(request);
  const columns = all.map(
    ({ count }, place) => [`c${place}`, sql<number>`${count}`.mapWith(Number)] as const,
  );
  try {
    const [row] = await database().select(Object.fromEntries(columns)).from(sql`(select 1) as one`);
    for (const [place, { answer }] of all.entries()) answer.resolve(row?.[`c${place}`] ?? 0);
  } catch (error) {
    for (const { answer } of all) answer.reject(error);
  }
}
