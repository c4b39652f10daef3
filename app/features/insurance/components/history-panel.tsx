import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { HistoryLine } from "../lists/history-line.ts";

const columns: Column<HistoryLine>[] = [
  {
    id: "what",
    head: "What",
    kind: "key",
    cell: (line) => (
      <>
        {line.what}
        {line.step && <small>{line.step}</small>}
        {line.reason && <small>Reason: {line.reason}</small>}
      </>
    ),
  },
  {
    id: "changes",
    head: "Before and after",
    kind: "wide",
    cell: (line) =>
      line.changes.length > 0 && (
        <ul className="small">
          {line.changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: {before} → {after}
            </li>
          ))}
        </ul>
      ),
  },
  { id: "who", head: "Who", cell: (line) => line.who },
  { id: "at", head: "When", kind: "date", cell: (line) => line.at },
];

/** Who changed what, with the old and the new: out of the audit, which nobody can rewrite. */
export function HistoryPanel({ history }: { history: readonly HistoryLine[] }) {
  return (
    <Panel title="History">
      {history.length > 0 ? (
        <DataTable
          caption="History"
          columns={columns}
          rows={[...history]}
          rowKey={(line) => String(line.seq)}
        />
      ) : (
        <p className="panel__body muted">Nothing has been changed since it was taken over.</p>
      )}
    </Panel>
  );
}
