import { exportOf } from "#app/db/lists/export-list.server.ts";
import { journalList } from "../journal-list.ts";
import { listJournal } from "./list-journal.server.ts";

/** The journal for the accountant, as it is filtered: days and rupees as figures; noted in the audit (T28). */
export const exportJournal = exportOf(journalList, listJournal);
