import { exportDuplicates } from "./export-duplicates.server.ts";

export const loader = exportDuplicates.loader;
