import { formatCount } from "#app/core/money.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { spanText } from "../span-text.ts";
import type { QueueView, SystemView } from "../system-view.ts";
import { HealthBadge } from "./health-badge.tsx";

const columns: Column<QueueView>[] = [
  {
    id: "name",
    head: "Queue",
    kind: "key",
    cell: (row) => (
      <>
        {row.name}
        {row.reason && <small>{row.reason}</small>}
      </>
    ),
  },
  { id: "waiting", head: "Waiting", kind: "number", cell: (row) => formatCount(row.waiting) },
  {
    id: "oldest",
    head: "Oldest",
    kind: "number",
    cell: (row) => (row.oldestSeconds === null ? null : spanText(row.oldestSeconds)),
  },
  { id: "done", head: "Done, 1 h", kind: "number", cell: (row) => formatCount(row.done) },
  { id: "failed", head: "Failed, 1 h", kind: "number", cell: (row) => formatCount(row.failed) },
  { id: "state", head: "State", kind: "status", cell: (row) => <HealthBadge health={row.health} /> },
];

export function QueuePanel({ queues, idleQueues }: Pick<SystemView, "queues" | "idleQueues">) {
  return (
    <Panel
      className="wraps"
      title="Queues"
      note="now, all processes"
      foot={<p className="small muted">{idleQueues} other queues have nothing to do.</p>}
    >
      <DataTable caption="Queues" columns={columns} rows={queues} rowKey={(row) => row.name} />
    </Panel>
  );
}
