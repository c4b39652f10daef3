import { exportOf } from "#app/db/lists/export-list.server.ts";
import { accountChangeList } from "../../account-change-list.ts";
import { depositList } from "../../deposit-list.ts";
import { listAccountChanges } from "../accounts/list-account-changes.server.ts";
import { listDeposits } from "../deposits/list-deposits.server.ts";

/** The lists whole, as they are filtered; noted in the audit (T28). */
export const exportMoneyLists = {
  accountChanges: exportOf(accountChangeList, listAccountChanges),
  deposits: exportOf(depositList, listDeposits),
};
