import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { ListColumn, TableList } from "#app/core/lists/table-list.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { inTransaction } from "../opening/client.server.ts";
import type { Page } from "./list-page.server.ts";

const ROWS_AT_ONCE = 500;

export interface ListExport {
  /** The file for an actor and an address: what a test calls. */
  file(actor: Actor, url: URL): Promise<Response>;
  /** The loader of the address `…/export`. */
  loader(args: { url: URL; context: Parameters<typeof getActor>[0] }): Promise<Response>;
}

/** The list whole, as its page narrows it, by the page's own verb; and a note of who took it (T28). */
export function exportOf<F extends string, S extends string, Row>(
  list: TableList<F, S, Row>,
  read: (actor: Actor, query: ListQuery<F, S>) => Promise<Page<Row>>,
): ListExport {
  const columns: CsvColumn<Row>[] = Object.values<ListColumn<Row>>(list.columns)
    .filter(({ only }) => only !== "table")
    .map(({ head, text, of }) => ({ header: head, value: text, ...(of && { of }) }));

  async function file(actor: Actor, url: URL): Promise<Response> {
    const query = { ...list.read(url), cursor: null, pageSize: ROWS_AT_ONCE };
    // The verb says who may read; only then it is noted.
    const first = await read(actor, query);
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: `account:${actor.userId}`,
        actor,
        event: "list.exported",
        details: { list: list.name, filters: query.filters, searched: query.search !== "" },
      }),
    );
    async function* rows(): AsyncGenerator<Row> {
      for (let page = first; ; ) {
        yield* page.rows;
        if (page.next === null) return;
        page = await read(actor, {
          ...list.read(query.toUrl({ cursor: page.next })),
          pageSize: ROWS_AT_ONCE,
        });
      }
    }
    return csvResponse(`${list.name}-${istDate()}.csv`, seenColumns(columns, url.search), rows());
  }
  return { file, loader: async ({ url, context }) => file(await getActor(context), url) };
}
