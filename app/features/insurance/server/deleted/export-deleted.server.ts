import { exportOf } from "#app/db/lists/export-list.server.ts";
import { deletedList } from "../../lists/deleted-list.ts";
import { listDeleted } from "./list-deleted.server.ts";

export const exportDeleted = exportOf(deletedList, listDeleted);
