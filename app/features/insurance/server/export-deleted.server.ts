import { exportOf } from "#app/db/export-list.server.ts";
import { deletedList } from "../deleted-list.ts";
import { listDeleted } from "./list-deleted.server.ts";

export const exportDeleted = exportOf(deletedList, listDeleted);
