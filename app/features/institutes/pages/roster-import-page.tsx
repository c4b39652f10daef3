import { data, Form, redirect, useNavigation } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/fields/file-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { rosterColumns } from "../forms/roster-student.ts";
import { listImports } from "../server/roster/list-imports.server.ts";
import { readRosterForm } from "../server/roster/read-roster-form.server.ts";
import { takeRosterFile } from "../server/roster/take-roster-file.server.ts";
import type { Route } from "./+types/roster-import-page";

export async function loader({ context }: Route.LoaderArgs) {
  return { recent: await listImports.recent(await getActor(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    return redirect(`/institute/students/import/${await takeRosterFile(await getActor(context), request)}`);
  } catch (error) {
    return data({ errors: readRosterForm.errors(error) }, { status: 422 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Import students",
    description: "A whole class from a spreadsheet.",
    path: "/institute/students/import",
    indexed: false,
  });

export default function RosterImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const isReading = useNavigation().state === "submitting";
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <PageHead
        back={{ href: "/institute/dashboard?tab=students", label: "Students" }}
        title="Import students"
        lead="From a CSV file, up to 20,000 at once. What is right is taken; every line that is not is named."
      />
      <Form method="post" encType="multipart/form-data" className="stack max-w-[36rem]" noValidate>
        <p>
          The first line names the columns: {rosterColumns.map(({ label }) => label).join(", ")}. Phone may be
          empty, and then a number we know stays. Dates as 2008-03-09, 09/03/2008 or 9-Mar-2008; the day comes
          first. Commas, semicolons or tabs between the columns.
        </p>
        <p>
          <LinkButton plain kind="quiet" size="sm" href="/institute/students/sample.csv">
            Download a sample file
          </LinkButton>
        </p>
        <FileField
          field={fieldOf("file", undefined, actionData?.errors.file)}
          label="CSV file"
          required
          accept=".csv,.txt,text/csv"
          choose="Choose a file"
          limits="CSV (UTF-8), up to 5MB"
        />
        <FormButtons>
          <Button busy={isReading && "Reading…"}>Import</Button>
        </FormButtons>
      </Form>
      {loaderData.recent.length > 0 && (
        <Panel title="Last imports">
          <DataTable
            caption="Last imports"
            rows={loaderData.recent}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "file",
                head: "File",
                kind: "key",
                cell: (row) => <Anchor href={`/institute/students/import/${row.id}`}>{row.fileName}</Anchor>,
              },
              { id: "when", head: "When", kind: "date", cell: (row) => row.importedAt },
              { id: "rows", head: "Lines", kind: "number", cell: (row) => row.rows },
              { id: "added", head: "Added", kind: "number", cell: (row) => row.added },
              { id: "updated", head: "Up to date", kind: "number", cell: (row) => row.updated },
              { id: "refused", head: "Refused", kind: "number", cell: (row) => row.refused },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
