import { exportJoinings } from "../server/export-joinings.server.ts";

export const loader = exportJoinings.loader;
