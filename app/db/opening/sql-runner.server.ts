import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Tx } from "./connection.server.ts";

/** Lets pg-boss write in our transaction: the job exists exactly when the change does. */
export function sqlRunner(tx: Tx) {
  return fromDrizzle(tx, sql);
}
