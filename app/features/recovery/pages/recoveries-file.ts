import { exportRecoveries } from "../server/desk/export-recoveries.server.ts";

export const loader = exportRecoveries.loader;
