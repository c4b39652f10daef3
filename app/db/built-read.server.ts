import { type Placeholder, sql } from "drizzle-orm";
import { database } from "./opening/client.server.ts";
import type { Db } from "./opening/connection.server.ts";
import { nameOfRead } from "./prepared-reads.server.ts";

type Value = string | number | boolean;

/** A select of Drizzle's, before it is sent. */
interface Select<Rows> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> };
}

/**
 * A read that every page of somebody signed in asks. Drizzle puts its text together from hundreds of parts, which
 * costs a process more than the answer does; here that happens once for each database handle. What differs from one
 * question to the next stands in it by name:
 *
 *   const readRow = builtRead(["id"], (db, { id }) => db.select().from(student).where(eq(student.id, id)));
 *   const [row] = await readRow({ id: studentId });
 */
export function builtRead<Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Db, values: Readonly<Record<Name, Placeholder<Name>>>) => Select<Rows>,
): (values: Readonly<Record<Name, Value>>) => Promise<Rows> {
  const places = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<
    Name,
    Placeholder<Name>
  >;
  // A transaction is a handle of its own, and its statement goes with it.
  const built = new WeakMap<Db, ReturnType<Select<Rows>["prepare"]>>();
  return async (values) => {
    const db = database();
    const known = built.get(db);
    if (known) return known.execute(values);
    const select = build(db, places);
    const made = select.prepare(nameOfRead(select.toSQL().sql) ?? "");
    built.set(db, made);
    return made.execute(values);
  };
}
