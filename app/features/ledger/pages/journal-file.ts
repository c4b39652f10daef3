import { exportJournal } from "../server/export-journal.server.ts";

export const loader = exportJournal.loader;
