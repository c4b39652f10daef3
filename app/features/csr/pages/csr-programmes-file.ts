import { exportCsrProgrammes } from "../server/programmes/export-csr-programmes.server.ts";

export const loader = exportCsrProgrammes.loader;
