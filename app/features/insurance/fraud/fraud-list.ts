import { isId } from "#app/core/id.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import type { FraudAlertView } from "./fraud-alert-view.ts";
import { fraudColumns } from "./fraud-columns.ts";
import { fraudMachine } from "./fraud-status.ts";
import { fraudRules, ruleWords, severityWords } from "./fraud-words.ts";

export const fraudList = tableList<FraudAlertView>()({
  path: "/admin/fraud-alerts",
  name: "fraud-alerts",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(fraudMachine) },
    severity: { label: "Severity", words: severityWords },
    rule: {
      label: "Type",
      words: Object.fromEntries(fraudRules.map((rule) => [rule, ruleWords[rule].title])),
    },
    /** One alert, as a claim's page links to it. */
    alert: { label: "Alert", words: () => ({}), accepts: isId, say: () => "One alert" },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: fraudColumns,
});

export type FraudFilter = keyof (typeof fraudList)["spec"]["filters"];
