import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { DeskPartnership } from "../desk-partnership.ts";

const words = {
  pending: { badge: "to_check", label: "To check" },
  verified: { badge: "verified", label: "Verified" },
  defect: { badge: "defect", label: "Defect" },
} as const;

type DeskPapersProps = { request: DeskPartnership; answer: FormAnswer | null };

/** Each file, opened in its own tab, verified or marked wrong with a sentence. */
export function DeskPapers({ request, answer }: DeskPapersProps) {
  const mayCheck = request.status === "under_review";
  return (
    <Panel title="Documents" note={mayCheck ? undefined : "Checked while the application is under review"}>
      <ul>
        {request.papers.map((paper) => (
          <li key={paper.field} className="grid gap-3 border-line border-t px-4 py-4">
            <div className="row row--apart">
              <div>
                <p className="strong">{paper.label}</p>
                <p className="small muted">
                  <Anchor href={`/documents/${paper.documentId}/file`} plain target="_blank" rel="noopener">
                    {paper.name}
                    <span className="vh"> (opens in a new tab)</span>
                  </Anchor>
                  , {fileSizeText(paper.bytes)}
                </p>
                {paper.note && <p className="small">{paper.note}</p>}
              </div>
              <StatusBadge status={words[paper.status].badge}>{words[paper.status].label}</StatusBadge>
            </div>
            {mayCheck && (
              <Form method="post" className="row items-end [--gap:0.75rem]" noValidate>
                <input type="hidden" name="field" value={paper.field} />
                {paper.status !== "verified" && (
                  <Button size="sm" kind="quiet" name="intent" value="verified">
                    Verified <span className="vh">{paper.label}</span>
                  </Button>
                )}
                <div className="grow">
                  <TextField
                    field={{
                      ...fieldOf("note", "", answer?.errors[`note_${paper.field}`]?.[0]),
                      id: `defect-note_${paper.field}`,
                    }}
                    label={`What is wrong with it (${paper.label})`}
                    required={false}
                    maxLength={300}
                  />
                </div>
                <Button size="sm" kind="quiet" name="intent" value="defect">
                  Mark as wrong <span className="vh">{paper.label}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
