import { exportOf } from "#app/db/lists/export-list.server.ts";
import { duplicateList } from "./duplicate-list.ts";
import { listDuplicates } from "./list-duplicates.server.ts";

export const exportDuplicates = exportOf(duplicateList, listDuplicates);
