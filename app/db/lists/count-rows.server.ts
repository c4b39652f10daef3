import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { MOST_COUNTED } from "#app/core/lists/total-text.ts";
import { currentTransaction, database } from "../opening/client.server.ts";
import { rememberedNow } from "../read-once.server.ts";

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
  return ask(sql`(select count(*) from ${table} where ${where ?? sql`true`})`);
}

/** The same for a list, which tells no more than "more than 10,000": counting on would cost more than its page. */
export function countListed(source: SQLWrapper, where: SQL | undefined): Promise<number> {
  const some = sql`select 1 from ${source} where ${where ?? sql`true`} limit ${MOST_COUNTED + 1}`;
  return ask(sql`(select count(*) from (${some}) as listed)`);
}

async function ask(count: SQL): Promise<number> {
  const request = rememberedNow();
  if (!request || currentTransaction()) return countAlone(count);
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

async function countAlone(count: SQL): Promise<number> {
  const [row] = await database()
    .select({ rows: sql<number>`${count}`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  return row?.rows ?? 0;
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
