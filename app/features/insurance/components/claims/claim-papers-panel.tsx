import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { documentPath } from "#app/features/documents/document-view.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type ClaimPaper, claimPaperKindNames, claimPaperKinds } from "../../claims/claim-papers.ts";

type Props = { papers: readonly ClaimPaper[]; answer: FormAnswer | undefined };

/** The bills and reports a claim is decided by. */
export function ClaimPapersPanel({ papers, answer }: Props) {
  const { field, onInput } = useForm("paper", answer);
  return (
    <Panel title="Papers" note={papers.length === 0 ? "none yet" : undefined}>
      {papers.length > 0 && (
        <DataTable
          caption="Papers"
          columns={[
            {
              id: "name",
              head: "Paper",
              kind: "key",
              cell: (row) => (
                <a href={documentPath(row.id)} target="_blank" rel="noreferrer">
                  {row.kind}
                  <small>{row.name}</small>
                </a>
              ),
            },
            { id: "added", head: "Added", kind: "date", cell: (row) => row.addedOn },
            {
              id: "do",
              head: "Actions",
              kind: "actions",
              cell: (row) => (
                <Form method="post">
                  <input type="hidden" name="documentId" value={row.id} />
                  <Button
                    kind="quiet"
                    size="sm"
                    name="intent"
                    value="remove_paper"
                    aria-label={`Take ${row.name} away`}
                  >
                    Take away
                  </Button>
                </Form>
              ),
            },
          ]}
          rows={[...papers]}
          rowKey={(row) => row.id}
        />
      )}
      <Form
        key={papers.length}
        method="post"
        encType="multipart/form-data"
        className="stack panel__body max-w-[40rem]"
        onInput={onInput}
        noValidate
      >
        <SelectField
          field={field("kind", { required: true })}
          label="What it is"
          placeholder="Choose"
          choices={claimPaperKindNames.map((value) => ({ value, label: claimPaperKinds[value] }))}
        />
        <PaperFileField
          field={field("paper", { required: true })}
          label="File"
          limits="JPG, PNG or PDF, up to 5 MB"
        />
        <FormButtons>
          <Button kind="quiet" name="intent" value="paper">
            Add the paper
          </Button>
        </FormButtons>
      </Form>
    </Panel>
  );
}
