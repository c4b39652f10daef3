import { exportMoneyLists } from "../server/export-money-lists.server.ts";

export const loader = exportMoneyLists.accountChanges.loader;
