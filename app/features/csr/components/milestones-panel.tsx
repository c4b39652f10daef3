import { Form } from "react-router";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { ProgramDetail } from "../csr-view.ts";
import { CsrForm } from "./csr-form.tsx";
import { useCsrMay } from "./csr-may.ts";
import { Fold } from "./fold.tsx";

/** What is to be reached, what has been, and one more. */
export function MilestonesPanel({ detail, answer }: { detail: ProgramDetail; answer: FormAnswer | null }) {
  const { milestones, row } = detail;
  const { field } = useForm("milestone", answer);
  const isActive = row.status === "active";
  const mayTick = useCsrMay("tick");
  return (
    <Panel title="Milestones" padded className="m-6">
      {milestones.length === 0 && <p className="muted">None yet.</p>}
      <ul className="stack [--gap:0.75rem]">
        {milestones.map(({ title, dueOn, doneOn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is known by its place
          <li key={index} className="row justify-between">
            <div>
              {title}
              <small className="muted block">
                {doneOn ? `Reached ${formatDate(doneOn)}` : `Due ${formatDate(dueOn)}`}
              </small>
            </div>
            <div className="row">
              {doneOn && <StatusBadge status="verified">Reached</StatusBadge>}
              {isActive && mayTick && (
                <Form method="post">
                  <input type="hidden" name="program" value={row.id} />
                  <input type="hidden" name="index" value={index} />
                  <input type="hidden" name="done" value={doneOn ? "no" : "yes"} />
                  <Button kind="quiet" size="sm" name="intent" value="tick">
                    {doneOn ? "Not yet reached" : "Reached"}
                    <span className="vh">: {title}</span>
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isActive && (
        <Fold title="Add a milestone" open={answer?.form === "milestone"}>
          <CsrForm name="milestone" answer={answer} program={row.id} anew>
            <TextField field={field("title")} label="What is reached" required maxLength={120} />
            <DateField field={field("dueOn")} label="Due on" required />
            <FormButtons>
              <Button kind="quiet">Add milestone</Button>
            </FormButtons>
          </CsrForm>
        </Fold>
      )}
    </Panel>
  );
}
