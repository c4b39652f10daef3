import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { spanText } from "../span-text.ts";
import type { GatewayView } from "../system-view.ts";
import { HealthBadge } from "./health-badge.tsx";

const columns: Column<GatewayView>[] = [
  {
    id: "name",
    head: "Gateway",
    kind: "key",
    cell: (row) => (
      <>
        {row.name}
        {row.bad > 0 && row.lastCode && <small>last error: {row.lastCode}</small>}
      </>
    ),
  },
  {
    id: "good",
    head: "Last good",
    cell: (row) => (row.lastGoodSeconds === null ? null : `${spanText(row.lastGoodSeconds)} ago`),
  },
  {
    id: "errors",
    head: "Errors, 1 h",
    kind: "number",
    cell: (row) => (row.calls === 0 ? null : `${percent(row.bad / row.calls)} of ${row.calls}`),
  },
  { id: "state", head: "State", kind: "status", cell: (row) => <HealthBadge health={row.health} /> },
];

function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0 && share < 0.01 ? 1 : 0)}%`;
}

export function GatewayPanel({ gateways }: { gateways: GatewayView[] }) {
  return (
    <Panel title="Gateways" note="last good answer">
      <DataTable caption="Gateways" columns={columns} rows={gateways} rowKey={(row) => row.name} />
    </Panel>
  );
}
