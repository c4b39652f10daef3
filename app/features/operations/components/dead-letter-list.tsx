import RefreshCw from "lucide-react/icons/refresh-cw";
import { Form } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { TickAll } from "#app/ui/lists/tick-all.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { DeadLetterView, SystemView } from "../system-view.ts";

const columns: Column<DeadLetterView>[] = [
  {
    id: "job",
    head: "Job",
    kind: "key",
    cell: (row) => (
      <label className="check">
        <input type="checkbox" name="id" value={row.id} />
        <span>{row.job}</span>
      </label>
    ),
  },
  { id: "why", head: "Why it failed", cell: (row) => row.reason },
  { id: "tries", head: "Tries", kind: "number", cell: (row) => row.tries },
  { id: "failed", head: "Failed", kind: "date", cell: (row) => row.failedAt },
];

export function DeadLetterList({ letters: { rows, total } }: Pick<SystemView, "letters">) {
  if (rows.length === 0) {
    return (
      <Panel title="Failed jobs" padded>
        <p className="muted">No job has failed at its last try.</p>
      </Panel>
    );
  }
  return (
    <Form method="post">
      <Panel
        title="Failed jobs"
        note={`${formatCount(total)} failed at their last try`}
        buttons={
          <Button size="sm" kind="quiet" icon={RefreshCw} name="intent" value="rerun">
            Run again
          </Button>
        }
        tools={<TickAll name="id" label="Tick all" />}
      >
        <DataTable caption="Failed jobs" columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Panel>
    </Form>
  );
}
