import { exportAwards } from "../server/awards/export-awards.server.ts";

export const loader = exportAwards.institute.loader;
