import { exportSeasons } from "./export-seasons.server.ts";

export const loader = exportSeasons.loader;
