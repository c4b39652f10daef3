import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

type Errors = Record<string, string[]> | undefined;
type Report = {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  bad: readonly { row: number; messages: readonly string[] }[];
};

export function ImportScholarships({ errors }: { errors: Errors }) {
  return (
    <Form method="post" encType="multipart/form-data" className="stack max-w-[40rem]">
      <label className="field">
        CSV or JSON file
        <input className="input" type="file" name="file" accept=".csv,.json" required />
      </label>
      {errors?.file && <Alert tone="bad">{errors.file.join(" ")}</Alert>}
      <p className="row">
        <Button kind="quiet" name="event" value="try">
          Check it only
        </Button>
        <Button name="event" value="import">
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
