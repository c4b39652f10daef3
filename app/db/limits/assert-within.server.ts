import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, type Tx } from "../opening/client.server.ts";
import type { Placed } from "./placed-kinds.ts";
import { withinLimit } from "./within-limit.server.ts";

/** Whether one thing lies within what this person is limited to. Who has no limit costs no question. */
export async function isWithin(
  actor: Pick<Actor, "limit">,
  { kind, id }: Placed,
  tx: Pick<Tx, "execute"> = database(),
): Promise<boolean> {
  if (!actor.limit) return true;
  const { rows } = await tx.execute<{ within: boolean }>(
    sql`select ${withinLimit(actor, kind, sql`${id}::uuid`)} as within`,
  );
  return rows[0]?.within === true;
}

/** For verbs about one row: what lies outside the limit is not there (T13). */
export async function assertWithin(
  actor: Pick<Actor, "limit">,
  kind: Placed["kind"],
  id: string,
  tx?: Pick<Tx, "execute">,
): Promise<void> {
  if (!(await isWithin(actor, { kind, id }, tx))) throw notFound();
}
