import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CursorValue } from "#app/core/lists/list-cursor.ts";
import { writeCursor } from "#app/core/lists/list-cursor.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { database } from "../opening/client.server.ts";
import { fromReplica } from "../replica.server.ts";
import { countListed } from "./count-rows.server.ts";
import {
  type ExpressionType,
  orderBy,
  placeOf as placeInSql,
  rowsAfter,
  type SortKey,
  sortKey,
} from "./keyset.ts";

const EXPORT_BATCH = 500;

export function ascending(column: PgColumn): SortKey;
export function ascending(expression: SQL, type: ExpressionType): SortKey;
export function ascending(value: PgColumn | SQL, type?: ExpressionType): SortKey {
  return sortKey(value, type, false);
}

export function descending(column: PgColumn): SortKey;
export function descending(expression: SQL, type: ExpressionType): SortKey;
export function descending(value: PgColumn | SQL, type?: ExpressionType): SortKey {
  return sortKey(value, type, true);
}

/** What the caller's select needs: put each part where its name says. */
export interface PageRequest {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  /** Select it as `place`; it is taken off the rows again. */
  readonly place: SQL<string>;
  /** Select it as `totalCount` where the parts have one. */
  readonly totalCount: SQL<number>;
}

interface Placed {
  readonly id?: unknown;
  readonly place?: string;
  readonly totalCount?: number;
}

export interface ListParts<S extends string, Row extends Placed> {
  readonly query: Pick<ListQuery<string, S>, "sort" | "cursor" | "pageSize"> &
    Partial<Pick<ListQuery, "fromRow">>;
  /** The columns of each sort; the last one is the row's id. */
  readonly sorts: { readonly [key in S]: readonly SortKey[] };
  /** Scope, filters and search. */
  readonly where?: SQL | undefined;
  readonly rows: (page: PageRequest) => PromiseLike<Row[]>;
  /** The values of the sort's columns, where a row has them anyway: it spares the database their text for each row. */
  readonly placeOf?: (row: Row) => readonly CursorValue[];
  /** What the rows are counted in, joins included, up to a bound; leave it out where nobody needs to know. */
  readonly counted?: SQLWrapper | undefined;
  /** Where the caller has the number anyway. */
  readonly count?: (where: SQL | undefined) => PromiseLike<number>;
  /** The same as a subquery that costs next to nothing: it travels with the rows, in one statement. */
  readonly totalCount?: SQL | undefined;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** Cursors for `query.toUrl({ cursor })`; null where there is no such page. */
  readonly next: string | null;
  readonly previous: string | null;
  /** For `totalText`: past its bound it is not the number any more. */
  readonly total: number | null;
}

/**
 * One page of a list by keyset: as fast on the last page as on the first, and a row added meanwhile shifts
 * nothing.
 *
 *   listPage({ query, where, sorts: { newest: [descending(t.createdAt), descending(t.id)] },
 *     rows: (page) => database().select({ id: t.id, name: t.name, place: page.place }).from(t)
 *       .where(page.where).orderBy(...page.orderBy).limit(page.limit),
 *     counted: t })
 */
export async function listPage<S extends string, Row extends Placed>(
  parts: ListParts<S, Row>,
): Promise<Page<Omit<Row, "place" | "totalCount">>> {
  return fromReplica(() => readPage(parts));
}

async function readPage<S extends string, Row extends Placed>(
  parts: ListParts<S, Row>,
): Promise<Page<Omit<Row, "place" | "totalCount">>> {
  const { cursor, sort, pageSize, fromRow } = parts.query;
  // A jump reads what it passes over: bounded by what is counted, and rare.
  const skipped = cursor ? 0 : (fromRow ?? 1) - 1;
  const backwards = cursor?.direction === "before";
  const found = await parts.rows(
    request(parts, cursor?.values ?? null, backwards, skipped + pageSize + 1, parts.totalCount ?? sql`0`),
  );
  // Behind the last row there is nothing to see, so the last page is shown.
  const first = skipped < found.length ? skipped : Math.max(0, found.length - pageSize);
  const hasMore = found.length > first + pageSize;
  const rows = found.slice(first, first + pageSize);
  if (backwards) rows.reverse();
  const cursorAt = (row: Row | undefined, direction: "after" | "before") =>
    row ? writeCursor(sort, direction, placeOf(parts, row)) : null;
  return {
    rows: rows.map(withoutPlace),
    next: backwards || hasMore ? cursorAt(rows.at(-1), "after") : null,
    previous: (backwards ? hasMore : cursor !== null || first > 0) ? cursorAt(rows[0], "before") : null,
    total: await totalOf(parts, found, hasMore),
  };
}

/** Every row of the list, in its order, a batch at a time: for exports. A cursor in the query is ignored. */
export async function* streamRows<S extends string, Row extends Placed>(
  parts: ListParts<S, Row>,
): AsyncGenerator<Omit<Row, "place" | "totalCount">, void, undefined> {
  for (let place: readonly CursorValue[] | null = null; ; ) {
    const batch: Row[] = await fromReplica(async () =>
      parts.rows(request(parts, place, false, EXPORT_BATCH, sql`0`)),
    );
    for (const row of batch) yield withoutPlace(row);
    const last = batch.at(-1);
    if (!last || batch.length < EXPORT_BATCH) return;
    place = placeOf(parts, last);
  }
}

function request<S extends string, Row extends Placed>(
  { query, sorts, where }: ListParts<S, Row>,
  place: readonly CursorValue[] | null,
  backwards: boolean,
  limit: number,
  total: SQL,
): PageRequest {
  const keys = sorts[query.sort];
  return {
    where: place ? and(where, rowsAfter(keys, place, backwards)) : where,
    orderBy: orderBy(keys, backwards),
    limit,
    place: placeInSql(keys),
    totalCount: sql<number>`${total}`.mapWith(Number),
  };
}

/** A first page that holds them all has counted them already. */
async function totalOf<S extends string, Row extends Placed>(
  { query, where, totalCount: inSql, counted, count }: ListParts<S, Row>,
  found: readonly Row[],
  hasMore: boolean,
): Promise<number | null> {
  if (!inSql && !counted && !count) return null;
  if (query.cursor === null && !hasMore) return found.length;
  if (counted) return countListed(counted, where);
  return inSql ? totalCount(inSql, found[0], query.cursor) : ((await count?.(where)) ?? null);
}

/** Every row carries it. Where there is none, nothing was found at all, or the cursor stands behind the last one. */
async function totalCount(
  total: SQL,
  first: Placed | undefined,
  cursor: ListQuery["cursor"],
): Promise<number> {
  if (first || cursor === null) return first?.totalCount ?? 0;
  const { rows } = await database().execute<{ total: number }>(sql`select ${total} as total`);
  return Number(rows[0]?.total);
}

function placeOf<S extends string, Row extends Placed>(
  parts: ListParts<S, Row>,
  row: Row,
): readonly CursorValue[] {
  if (parts.placeOf) return parts.placeOf(row);
  if (row.place === undefined) throw new Error("The rows of a list tell their place");
  return JSON.parse(row.place) as CursorValue[];
}

function withoutPlace<Row extends Placed>({
  place: _,
  totalCount: __,
  ...row
}: Row): Omit<Row, "place" | "totalCount"> {
  return row;
}
