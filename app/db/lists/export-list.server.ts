import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { csvResponse } from "#app/core/lists/csv.server.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { fileColumns, type TableList } from "#app/core/lists/table-list.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { inTransaction } from "../opening/client.server.ts";
import type { Page } from "./list-page.server.ts";

const ROWS_AT_ONCE = 500;

type Query<F extends string, S extends string> = ListQuery<F, S>;

/** Of a list whose file needs a right of its own, or holds of a row what its page masks. */
interface OwnWay<F extends string, S extends string, Row> {
  /** Refuses before the first byte is sent. */
  readonly allow: (actor: Actor) => unknown;
  /** The rows whole, in the list's order. */
  readonly all: (actor: Actor, query: Query<F, S>) => AsyncIterable<Row> | Promise<AsyncIterable<Row>>;
  /** Whose log notes it; the account's, unless an organisation keeps its own. */
  readonly chain?: (actor: Actor) => string;
}

export interface ListExport {
  /** The file for an actor and an address: what a test calls. */
  file(actor: Actor, url: URL): Promise<Response>;
  /** The loader of the address `…/export`. */
  loader(args: { url: URL; context: Parameters<typeof getActor>[0] }): Promise<Response>;
}

interface ExportOf<F extends string, S extends string, Row> extends ListExport {
  /** The rows, allowed and noted. */
  open(actor: Actor, query: Query<F, S>): Promise<AsyncIterable<Row>>;
}

/** The list whole, as its page narrows it, by the page's own verb; and a note of who took it (T28). */
export function exportOf<F extends string, S extends string, Row>(
  list: TableList<F, S, Row>,
  way: ((actor: Actor, query: Query<F, S>) => Promise<Page<Row>>) | OwnWay<F, S, Row>,
): ExportOf<F, S, Row> {
  const columns = fileColumns(list);

  async function open(actor: Actor, query: Query<F, S>): Promise<AsyncIterable<Row>> {
    // Who may not read it, is refused; only then it is noted.
    const rows =
      typeof way === "function"
        ? await pageByPage(way, actor, { ...query, cursor: null, pageSize: ROWS_AT_ONCE }, (address) => ({
            ...list.read(address),
            pageSize: ROWS_AT_ONCE,
          }))
        : await allowed(way, actor, query);
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: typeof way !== "function" && way.chain ? way.chain(actor) : `account:${actor.userId}`,
        actor,
        event: "list.exported",
        details: { list: list.name, filters: query.filters, searched: query.search !== "" },
      }),
    );
    return rows;
  }
  async function file(actor: Actor, url: URL): Promise<Response> {
    const rows = await open(actor, list.read(url));
    return csvResponse(`${list.name}-${istDate()}.csv`, seenColumns(columns, url.search), rows);
  }
  return { open, file, loader: async ({ url, context }) => file(await getActor(context), url) };
}

async function allowed<F extends string, S extends string, Row>(
  { allow, all }: OwnWay<F, S, Row>,
  actor: Actor,
  query: Query<F, S>,
): Promise<AsyncIterable<Row>> {
  await allow(actor);
  return all(actor, query);
}

async function pageByPage<F extends string, S extends string, Row>(
  read: (actor: Actor, query: Query<F, S>) => Promise<Page<Row>>,
  actor: Actor,
  query: Query<F, S>,
  at: (address: string) => Query<F, S>,
): Promise<AsyncIterable<Row>> {
  const first = await read(actor, query);
  return (async function* () {
    for (let page = first; ; page = await read(actor, at(query.toUrl({ cursor: page.next })))) {
      yield* page.rows;
      if (page.next === null) return;
    }
  })();
}
