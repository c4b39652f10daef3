import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { DeskJoining } from "../joining-view.ts";

type DecisionProps = { request: DeskJoining; answer: FormAnswer | null };

/** What the desk may do now, by the machine: let in, ask for more, refuse with a reason. */
export function JoiningDecision({ request, answer }: DecisionProps) {
  const { field: asked } = useForm("ask", answer);
  const { field: refused } = useForm("refuse", answer);
  const { field: approved } = useForm("approve", answer);
  const may = (event: string) => request.may.includes(event);
  const revision = <input type="hidden" name="revision" value={request.revision} />;
  const needsSecond = request.flags.length > 0;
  return (
    <>
      {may("approve") && (
        <Panel title="Approve and invite" padded>
          {request.isSecondAsked ? (
            <p>
              A second person has been asked:{" "}
              <Anchor href="/admin/security-roles/second-person">Second person</Anchor>.
            </p>
          ) : (
            <Form method="post" className="stack" noValidate>
              {revision}
              <p>
                Makes the organisation and mails the invitation to its first person, who chooses a password
                and sets up a second factor.
              </p>
              {needsSecond && (
                <TextField
                  field={approved("text")}
                  label="Why it is all right, for the second person"
                  required
                  maxLength={300}
                />
              )}
              <FormButtons>
                <Button name="intent" value="approve">
                  {needsSecond ? "Ask a second person to let them in" : "Approve and invite"}
                </Button>
              </FormButtons>
            </Form>
          )}
        </Panel>
      )}
      {may("ask") && (
        <Panel title="Ask for more" padded>
          <Form method="post" className="stack" noValidate>
            {revision}
            <TextareaField
              field={asked("text")}
              label="What do you need?"
              hint="Goes to them by mail."
              required
              rows={3}
            />
            <FormButtons>
              <Button kind="quiet" name="intent" value="ask">
                Ask for more
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
      {may("refuse") && (
        <Panel title="Refuse" padded>
          <Form method="post" className="stack" noValidate>
            {revision}
            <TextareaField
              field={refused("text")}
              label="Why"
              hint="Goes to them by mail."
              required
              rows={3}
            />
            <FormButtons>
              <Button kind="danger" name="intent" value="refuse">
                Refuse
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
    </>
  );
}
