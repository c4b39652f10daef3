import { exportMoneyLists } from "../server/batches/export-money-lists.server.ts";

export const loader = exportMoneyLists.deposits.loader;
