import { exportDeleted } from "../server/deleted/export-deleted.server.ts";

export const loader = exportDeleted.loader;
