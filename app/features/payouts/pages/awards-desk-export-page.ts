import { exportAwards } from "../server/export-awards.server.ts";

export const loader = exportAwards.desk.loader;
