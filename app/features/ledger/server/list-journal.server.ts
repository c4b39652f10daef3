import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { JournalLine } from "../journal-words.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { type JournalQuery, journalParts } from "./journal-parts.server.ts";

/** The operator's books, line by line. */
export async function listJournal(actor: Actor, query: JournalQuery): Promise<Page<JournalLine>> {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const page = await listPage(journalParts.partsOf(query));
  return { ...page, rows: page.rows.map(journalParts.toLine) };
}
