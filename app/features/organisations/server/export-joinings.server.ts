import { exportOf } from "#app/db/lists/export-list.server.ts";
import { joiningList } from "../joining-list.ts";
import { listJoinings } from "./list-joinings.server.ts";

export const exportJoinings = exportOf(joiningList, listJoinings);
