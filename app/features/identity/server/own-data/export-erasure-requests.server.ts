import { exportOf } from "#app/db/lists/export-list.server.ts";
import { erasureList } from "../../staff/erasure-list.ts";
import { listErasureRequests } from "./list-erasure-requests.server.ts";

export const exportErasureRequests = exportOf(erasureList, listErasureRequests);
