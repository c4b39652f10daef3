import type { FieldChange, RecordChange } from "#app/features/scholarships/keeping/record-change.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";

const columns: Column<RecordChange>[] = [
  {
    id: "what",
    head: "What",
    kind: "key",
    cell: (line) => (
      <>
        {line.what}
        {line.reason && <small>Reason: {line.reason}</small>}
      </>
    ),
  },
  {
    id: "changes",
    head: "From and to",
    kind: "wide",
    cell: (line) => line.changes.length > 0 && <Differences changes={line.changes} />,
  },
  { id: "who", head: "Who", cell: (line) => line.who },
  { id: "at", head: "When", kind: "date", cell: (line) => line.at },
];

export function RecordHistory({ rows }: { rows: RecordChange[] }) {
  if (rows.length === 0)
    return <p className="panel__body muted">Nothing has been changed since it was taken over.</p>;
  return <DataTable caption="History" columns={columns} rows={rows} rowKey={(line) => String(line.seq)} />;
}

/** The old struck through, the new behind it; read aloud they are "from" and "to". */
export function Differences({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="small grid gap-1 break-words whitespace-normal">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="inline font-semibold">{field}: </dt>
          <dd className="inline">
            <span className="vh">from </span>
            <del className="muted">{before}</del> → <span className="vh">to </span>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
