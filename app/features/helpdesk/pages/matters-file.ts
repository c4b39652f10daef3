import { exportMatters } from "../server/matters/export-matters.server.ts";

export const loader = exportMatters.loader;
