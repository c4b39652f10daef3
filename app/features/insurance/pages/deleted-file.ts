import { exportDeleted } from "../server/export-deleted.server.ts";

export const loader = exportDeleted.loader;
