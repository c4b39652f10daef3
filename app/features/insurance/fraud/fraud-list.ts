import { isId } from "#app/core/id.ts";
import { defineList } from "#app/core/lists/list-query.ts";
import { fraudMachine } from "./fraud-status.ts";
import { fraudRules, fraudSeverities } from "./fraud-words.ts";

export const fraudList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: fraudMachine.stateNames },
    severity: { label: "Severity", options: fraudSeverities },
    rule: { label: "Type", options: fraudRules },
    /** One alert, as a claim's page links to it. */
    alert: { label: "Alert", accepts: isId },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});

export type FraudFilter = keyof (typeof fraudList)["filters"];
