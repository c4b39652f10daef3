import { exportOf } from "#app/db/lists/export-list.server.ts";
import { matterList } from "../../matter-list.ts";
import { listMatters } from "./list-matters.server.ts";

export const exportMatters = exportOf(matterList, listMatters);
