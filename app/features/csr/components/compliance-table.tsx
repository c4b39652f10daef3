import { formatDate } from "#app/core/clock.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { type ComplianceItem, complianceLabels } from "../csr-checklist.ts";

/** Item, value, status, the date that matters, and where the proof is. */
export function ComplianceTable({ items }: { items: readonly ComplianceItem[] }) {
  return (
    <DataTable
      caption="Compliance checklist"
      rows={[...items]}
      rowKey={({ id }) => id}
      columns={[
        { id: "item", head: "Item", kind: "key", cell: ({ label }) => label },
        { id: "value", head: "Value", cell: ({ value }) => value },
        {
          id: "status",
          head: "Status",
          kind: "status",
          cell: ({ status }) => <StatusBadge status={status}>{complianceLabels[status]}</StatusBadge>,
        },
        {
          id: "due",
          head: "Date that matters",
          kind: "date",
          cell: ({ dueOn }) => dueOn && formatDate(dueOn),
        },
        {
          id: "proof",
          head: "Proof",
          kind: "actions",
          cell: ({ href, label, status }) => (
            <Anchor href={href}>
              {status === "due" || status === "overdue" ? "Prepare" : "View"}
              <span className="vh">: {label}</span>
            </Anchor>
          ),
        },
      ]}
    />
  );
}
