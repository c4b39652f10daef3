import pg from "pg";
import { isStalePlan, nameOfRead } from "../prepared-reads.server.ts";
import type { QueryTimer } from "./connection.server.ts";

type AnyQuery = (...args: unknown[]) => unknown;

/** The driver's client with more: slow queries are told, a silent server is given up, a pooler is suited. */
export function timedClient(timed: QueryTimer, { isPooled }: { isPooled: boolean }): new () => pg.ClientBase {
  class TimedClient extends pg.Client {}
  const plain = pg.Client.prototype.query as AnyQuery;
  // The driver's query takes text or an object, with a callback (as the pool calls it) or without.
  (TimedClient.prototype as { query: AnyQuery }).query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const statement =
      typeof first === "string" ? first : String((first as { text?: unknown } | null)?.text ?? "");
    // A named statement lives in one session, and behind a pooler the next transaction has another.
    if (isConfig(first)) first.name = isPooled ? undefined : first.name || nameOfRead(statement);
    const last = args.at(-1);
    if (typeof last !== "function") {
      return timed(statement, () => plain.apply(this, args) as Promise<unknown>).catch((error: unknown) => {
        giveUpIfUseless(this, error);
        if (/^begin\b/i.test(statement)) releaseUnbegun(this);
        throw error;
      });
    }
    const finished = Promise.withResolvers<void>();
    void timed(statement, () => finished.promise);
    const callback = (...results: unknown[]) => {
      finished.resolve();
      giveUpIfUseless(this, results[0]);
      (last as AnyQuery)(...results);
    };
    return plain.apply(this, [...args.slice(0, -1), callback]);
  };
  return TimedClient as unknown as new () => pg.ClientBase;
}

/** Text and options as Drizzle hands them over; not a cursor, which is handed over whole. */
function isConfig(given: unknown): given is { name?: string | undefined } {
  return typeof given === "object" && given !== null && "text" in given && !("submit" in given);
}

/** Drizzle lets go of a connection only once its transaction has begun: each that cannot begin would be lost. */
function releaseUnbegun(client: pg.Client): void {
  const { release } = client as { release?: (destroy: boolean) => void };
  release?.(true);
}

/**
 * O11: the answer may still come, to nobody; whoever got this connection next would wait behind it. And a plan that a
 * migration has made useless stays with its connection.
 */
function giveUpIfUseless(client: pg.Client, error: unknown): void {
  if (!(error instanceof Error)) return;
  if (error.message !== "Query read timeout" && !isStalePlan(error)) return;
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
