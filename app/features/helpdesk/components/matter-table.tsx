import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { MatterView } from "../matter.ts";
import { matterColumns } from "../matter-columns.ts";

const cells = {
  matter: (row: MatterView) => (
    <>
      <Anchor href={row.href}>{row.title}</Anchor>
      <small className="num">{row.number}</small>
    </>
  ),
  due: (row: MatterView) =>
    row.dueAt && (
      <>
        {row.dueAt}
        {row.clock && <small>{row.clock}</small>}
      </>
    ),
  status: (row: MatterView) => <MatterBadge {...row} />,
};

/** What people ask of us; the name opens it. */
export function MatterTable({ rows }: { rows: MatterView[] }) {
  return <ListTable caption="Matters" columns={matterColumns} rows={rows} cells={cells} />;
}

type MatterBadgeProps = Pick<MatterView, "isLate" | "isOpen" | "statusLabel">;

export function MatterBadge({ isLate, isOpen, statusLabel }: MatterBadgeProps) {
  return (
    <StatusBadge status={isLate ? "overdue" : isOpen ? "to_answer" : "closed"}>
      {isLate ? `Late: ${statusLabel}` : statusLabel}
    </StatusBadge>
  );
}
