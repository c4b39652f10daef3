import { Form } from "react-router";
import type { PlannedRecord } from "#app/features/scholarships/catalogue/import-plan.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Differences } from "../keeping/record-history.tsx";

type Errors = Record<string, string[]> | undefined;
type Report = {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  bad: readonly { row: number; messages: readonly string[] }[];
  plan: readonly PlannedRecord[];
};

export function ImportScholarships({ errors }: { errors: Errors }) {
  return (
    <Form method="post" encType="multipart/form-data" className="stack max-w-[40rem]">
      <label className="field">
        CSV or JSON file
        <input className="input" type="file" name="file" accept=".csv,.json" required />
      </label>
      {errors?.file && <Alert tone="bad">{errors.file.join(" ")}</Alert>}
      <label className="field">
        Which records it may change
        <select className="input" name="source" defaultValue="desk">
          <option value="desk">The desk’s own</option>
          <option value="catalogue">The catalogue’s</option>
        </select>
      </label>
      <p className="row">
        <Button kind="quiet" name="intent" value="try">
          Check it only
        </Button>
        <Button name="intent" value="import">
          Import
        </Button>
      </p>
    </Form>
  );
}

export function ImportAnswer({ report, isDry }: { report: Report; isDry: boolean }) {
  const { rows, created, updated, unchanged, bad } = report;
  return (
    <Alert
      tone={bad.length > 0 ? "bad" : "ok"}
      title={isDry || created + updated === 0 ? "Nothing was written." : "Imported."}
    >
      {`${rows} rows: ${created} new, ${updated} changed, ${unchanged} unchanged, ${bad.length} bad.`}
      <ul>
        {bad.slice(0, 20).map(({ row, messages }) => (
          <li key={row}>{`Row ${row}: ${messages.join(" ")}`}</li>
        ))}
      </ul>
    </Alert>
  );
}

const SHOWN = 200;
const planColumns: Column<PlannedRecord>[] = [
  {
    id: "title",
    head: "Record",
    kind: "key",
    cell: (record) => (
      <>
        {record.title}
        <small>{`Row ${record.row}, ${record.slug}`}</small>
      </>
    ),
  },
  {
    id: "what",
    head: "What",
    kind: "status",
    cell: (record) => (
      <StatusBadge status={record.isNew ? "new" : "changed"}>{record.isNew ? "New" : "Changed"}</StatusBadge>
    ),
  },
  {
    id: "changes",
    head: "From and to",
    kind: "wide",
    cell: (record) => record.changes.length > 0 && <Differences changes={record.changes} />,
  },
];

/** What the file would do, record by record and field by field, before anything is written. */
export function ImportPlan({ plan }: { plan: readonly PlannedRecord[] }) {
  if (plan.length === 0) return null;
  const note =
    plan.length > SHOWN ? `The first ${SHOWN} of ${plan.length} records` : `${plan.length} records`;
  return (
    <Panel title="What the import would write" note={note}>
      <DataTable
        caption="What the import would write"
        columns={planColumns}
        rows={plan.slice(0, SHOWN)}
        rowKey={(record) => record.slug}
      />
    </Panel>
  );
}
