import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
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
  due: (row: MatterView) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
  status: (row: MatterView) => <MatterBadge {...row} />,
};

/** What people ask of us; the name opens it. */
export function MatterTable({ rows }: { rows: MatterView[] }) {
  return <ListTable caption="Matters" columns={matterColumns} rows={rows} cells={cells} />;
}

export function MatterBadge({ isOpen, statusLabel }: Pick<MatterView, "isOpen" | "statusLabel">) {
  return <StatusBadge status={isOpen ? "to_answer" : "closed"}>{statusLabel}</StatusBadge>;
}
