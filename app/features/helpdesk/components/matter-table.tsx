import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { languageWords, type MatterView, matterKindWords } from "../matter.ts";

const columns: Column<MatterView>[] = [
  {
    id: "matter",
    head: "Matter",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={row.href}>{row.title}</Anchor>
        <small className="num">{row.number}</small>
      </>
    ),
  },
  { id: "kind", head: "Kind", cell: (row) => matterKindWords[row.kind] },
  { id: "language", head: "Language", cell: (row) => languageWords[row.language] ?? row.language },
  { id: "region", head: "Region", cell: (row) => row.region },
  {
    id: "due",
    head: "Due",
    kind: "date",
    cell: (row) =>
      row.dueAt && (
        <>
          {row.dueAt}
          {row.clock && <small>{row.clock}</small>}
        </>
      ),
  },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => <MatterBadge {...row} />,
  },
  { id: "held", head: "Held by", cell: (row) => row.assignedName },
];

/** What people ask of us; the name opens it. */
export function MatterTable({ rows }: { rows: MatterView[] }) {
  return <DataTable caption="Matters" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

type MatterBadgeProps = Pick<MatterView, "isLate" | "isOpen" | "statusLabel">;

export function MatterBadge({ isLate, isOpen, statusLabel }: MatterBadgeProps) {
  return (
    <StatusBadge status={isLate ? "overdue" : isOpen ? "to_answer" : "closed"}>
      {isLate ? `Late: ${statusLabel}` : statusLabel}
    </StatusBadge>
  );
}
