import { exportBankLines } from "./list-bank-lines.server.ts";

export const loader = exportBankLines.loader;
