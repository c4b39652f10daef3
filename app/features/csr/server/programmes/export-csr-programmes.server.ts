import { istDate } from "#app/core/clock.ts";
import { readCursor } from "#app/core/lists/list-cursor.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { giverExport } from "#app/features/giving/server/giver-export.server.ts";
import { csrProgrammeList } from "../../csr-lists.ts";
import { type CsrProgrammeRow, csrProgrammeRow } from "../../csr-programme-row.ts";
import { readCsrBooks } from "../reports/read-csr-books.server.ts";
import { listCsrProgrammes } from "./list-csr-programmes.server.ts";

/** Every program of the list as it is filtered, page after page out of the same books. */
export const exportCsrProgrammes = exportOf(csrProgrammeList, { ...giverExport, all });

async function* all(
  actor: Actor,
  query: ListQuery<"status" | "item", "newest">,
): AsyncGenerator<CsrProgrammeRow> {
  const books = await readCsrBooks(actor);
  let cursor: ListQuery["cursor"] = null;
  for (;;) {
    const page = await listCsrProgrammes(actor, { ...query, cursor, pageSize: 200 }, books);
    for (const row of page.rows) yield csrProgrammeRow(books, row, istDate());
    if (page.next === null) return;
    cursor = readCursor(page.next, query.sort, csrProgrammeList.spec.sorts.newest.cursor);
  }
}
