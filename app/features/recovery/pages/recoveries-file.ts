import { exportRecoveries } from "../server/export-recoveries.server.ts";

export const loader = exportRecoveries.loader;
