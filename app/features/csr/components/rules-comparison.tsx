import { formatDate } from "#app/core/clock.ts";
import { shortMoney } from "#app/core/money.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import type { UnderRules } from "../csr-engine.ts";

/** The same figures under the present law and under each pending bill. */
export function RulesComparison({ rows }: { rows: readonly UnderRules[] }) {
  return (
    <DataTable
      caption="Under the law and under pending bills"
      rows={[...rows]}
      rowKey={({ rules }) => rules.id}
      columns={[
        {
          id: "rules",
          head: "Rules",
          kind: "key",
          cell: ({ rules }) => (
            <>
              {rules.title}
              <small>{rules.note}</small>
            </>
          ),
        },
        {
          id: "state",
          head: "In force",
          kind: "status",
          cell: ({ rules }) => (
            <StatusBadge status={rules.isLaw ? "active" : "to_check"}>
              {rules.isLaw ? "Law" : "A bill"}
            </StatusBadge>
          ),
        },
        {
          id: "applies",
          head: "Applies",
          cell: ({ duty }) => (duty.applies === null ? "Not known" : duty.applies ? "Yes" : "No"),
        },
        { id: "duty", head: "2% due", kind: "number", cell: ({ duty }) => shortMoney(duty.amount) },
        {
          id: "result",
          head: "Result",
          cell: ({ settlement }) =>
            settlement.excess > 0
              ? `${shortMoney(settlement.excess)} excess`
              : settlement.shortfall > 0
                ? `${shortMoney(settlement.shortfall)} unspent`
                : "Met",
        },
        {
          id: "where",
          head: "Unspent must go",
          cell: ({ settlement }) =>
            settlement.unspent
              .map(
                (part) =>
                  `${shortMoney(part.amount)} to ${part.kind === "ongoing" ? "the Unspent CSR Account" : "a fund of Schedule VII"} by ${formatDate(part.transferBy)}`,
              )
              .join("; "),
        },
        {
          id: "risk",
          head: "Risk",
          cell: ({ settlement }) =>
            settlement.risk.company > 0
              ? `${shortMoney(settlement.risk.company)} company, ${shortMoney(settlement.risk.officer)} officer`
              : null,
        },
      ]}
    />
  );
}
