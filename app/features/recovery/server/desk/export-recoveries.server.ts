import { exportOf } from "#app/db/lists/export-list.server.ts";
import { recoveryList } from "../../recovery-list.ts";
import { listRecoveries } from "./list-recoveries.server.ts";

export const exportRecoveries = exportOf(recoveryList, listRecoveries);
