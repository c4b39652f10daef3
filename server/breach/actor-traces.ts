import type { Session } from "#app/db/migrating/exclusive-session.server.ts";
import type { Touched } from "./gather-people.ts";

export type Window = { from: Date; to: Date };
/** Whole lists that somebody took: whom they hold is told by the table they are of, not by the log. */
export type TakenList = { event: string; list: string | null; at: string; subject: string };

/** A kind of the audit log whose table has another name. */
const tableOfKind: Record<string, string> = {
  account: "app_user",
  payment: "payment_order",
  partnership: "partnership_request",
  "payout-batch": "payout_batch",
};

/** What an account changed or opened in a span of time, by the audit log, as rows of tables. */
export async function readActorTraces(
  session: Session,
  actorId: string,
  { from, to }: Window,
): Promise<{ touched: Touched[]; lists: TakenList[]; unknown: string[] }> {
  const traces = await session.query<{ subject: string; events: string[] }>(
    `select subject, array_agg(distinct event) as events from (
       select subject, event from audit_entry where actor_id = $1::uuid and at between $2 and $3
       union select chain, event from audit_entry where actor_id = $1::uuid and at between $2 and $3) seen
     group by subject`,
    [actorId, from, to],
  );
  const lists = await session.query<TakenList>(
    `select event, details ->> 'list' as list, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, subject from audit_entry
     where actor_id = $1::uuid and at between $2 and $3 and event ~ 'export' order by at`,
    [actorId, from, to],
  );
  const tables = new Set(
    (
      await session.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      )
    ).map(({ name }) => name),
  );
  const byTable = new Map<string, { ids: string[]; events: Set<string> }>();
  const unknown: string[] = [];
  for (const { subject, events } of traces) {
    const [kind = "", id = ""] = subject.split(":");
    const table = tableOfKind[kind] ?? kind.replaceAll("-", "_");
    if (!tables.has(table) || !/^[0-9a-f-]{36}$/.test(id)) {
      unknown.push(kind);
      continue;
    }
    const found = byTable.get(table) ?? { ids: [], events: new Set<string>() };
    found.ids.push(id);
    for (const event of events) found.events.add(event);
    byTable.set(table, found);
  }
  const touched = [...byTable].map(([table, { ids, events }]) => ({
    table,
    ids,
    why: `${table}: ${[...events].join(" ")}`,
  }));
  return { touched, lists, unknown: [...new Set(unknown)] };
}
