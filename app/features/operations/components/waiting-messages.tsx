import RefreshCw from "lucide-react/icons/refresh-cw";
import { Form } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { TickAll } from "#app/ui/lists/tick-all.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { SystemView, WaitingMessageView } from "../system-view.ts";

const columns: Column<WaitingMessageView>[] = [
  {
    id: "what",
    head: "What",
    kind: "key",
    cell: (row) => (
      <label className="check">
        <input type="checkbox" name="id" value={row.id} />
        <span>
          {row.what}
          <small>{row.lane}</small>
        </span>
      </label>
    ),
  },
  { id: "why", head: "Why it failed", cell: (row) => row.reason },
  { id: "tries", head: "Tries", kind: "number", cell: (row) => row.tries },
  { id: "since", head: "Since", kind: "date", cell: (row) => row.since },
  { id: "next", head: "Next try", kind: "date", cell: (row) => row.next },
];

/** What they say, and to whom, stays sealed: an operator needs neither to help them on their way. */
export function WaitingMessages({ messages: { rows, total } }: Pick<SystemView, "messages">) {
  if (rows.length === 0) {
    return (
      <Panel title="Failed messages" padded>
        <p className="muted">Every message went through, or is on its way.</p>
      </Panel>
    );
  }
  return (
    <Form method="post">
      <Panel
        title="Failed messages"
        note={`${formatCount(total)} wait, all kept${total > rows.length ? `; the oldest ${rows.length} are shown` : ""}`}
        buttons={
          <Button size="sm" kind="quiet" icon={RefreshCw} name="intent" value="retry">
            Try again
          </Button>
        }
        tools={<TickAll name="id" label="Tick all" />}
        foot={
          <details>
            <summary>Drop with reason…</summary>
            <label className="field">
              <span className="lab">Why they will not be sent</span>
              <input name="reason" className="input" maxLength={200} />
            </label>
            <Button size="sm" kind="danger" name="intent" value="give-up">
              Drop the ticked messages
            </Button>
          </details>
        }
      >
        <DataTable caption="Failed messages" columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Panel>
    </Form>
  );
}
