import { and, eq, getTableColumns, ne } from "drizzle-orm";
import { type Cursor, readCursor, writeCursor } from "#app/core/lists/list-cursor.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { type DemoMessage, type DemoMessageRow, demoMessageList } from "../../demo-message-list.ts";
import { openDemoMessage } from "./open-demo-message.server.ts";

type Query = ListQuery<"channel", "newest">;

/** A search opens the messages one by one, since all of them are sealed; the demo's newest are enough. */
const SEARCHED_MESSAGES = 2000;
const SEARCH_BATCH = 200;

/** Every SMS and e-mail, newest first. In the demo only: anywhere else there is no such thing (T1, T7). */
export async function listDemoMessages(query: Query): Promise<Page<DemoMessageRow>> {
  if (!env().isDemo) throw notFound();
  return query.search ? searchMessages(query) : readPage(query, query.cursor, query.pageSize, true);
}

async function readPage(
  query: Query,
  cursor: Cursor | null,
  pageSize: number,
  counted: boolean,
): Promise<Page<DemoMessage>> {
  const [channel] = query.filters.channel as DemoMessageRow["channel"][];
  const page = await listPage({
    query: { sort: query.sort, cursor, pageSize },
    // What waits for a proof was sent to nobody.
    where: and(ne(table.status, "unproven"), channel && eq(table.channel, channel)),
    sorts: { newest: [descending(table.createdAt), descending(table.id)] },
    rows: (wanted) =>
      database()
        .select({ ...getTableColumns(table), place: wanted.place })
        .from(table)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    ...(counted && { counted: table }),
  });
  return { ...page, rows: page.rows.map(openDemoMessage) };
}

async function searchMessages(query: Query): Promise<Page<DemoMessageRow>> {
  const found: DemoMessage[] = [];
  let cursor = query.cursor?.direction === "after" ? query.cursor : null;
  for (
    let scanned = 0;
    scanned < SEARCHED_MESSAGES && found.length <= query.pageSize;
    scanned += SEARCH_BATCH
  ) {
    const batch = await readPage(query, cursor, SEARCH_BATCH, false);
    found.push(...batch.rows.filter((message) => matches(message, query.search)));
    if (!batch.next) break;
    cursor = readCursor(batch.next, query.sort, demoMessageList.sorts.newest.cursor);
  }
  const rows = found.slice(0, query.pageSize);
  const last = rows.at(-1);
  const hasMore = found.length > query.pageSize && last;
  return {
    rows,
    next: hasMore ? writeCursor(query.sort, "after", [last.createdAt, last.id]) : null,
    previous: null,
    total: null,
  };
}

function matches(message: DemoMessage, search: string): boolean {
  const haystack = `${message.to}\n${message.template}\n${message.summary}\n${message.text}`.toLowerCase();
  return haystack.includes(search.toLowerCase());
}
