import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { DeskPartnership } from "../desk-partnership.ts";
import { choicesOf } from "../partnership-options.ts";
import { rejectionReasons } from "../rejection-reasons.ts";

type DeskDecisionProps = {
  request: DeskPartnership;
  answer: FormAnswer | null;
};

/** What the desk may do now, by the machine: take up, ask for more, approve, reject with reasons. */
export function DeskDecision({ request, answer }: DeskDecisionProps) {
  const { field: asked } = useForm("ask_more", answer);
  const { field: rejected } = useForm("reject", answer);
  const may = (event: string) => request.events.find((allowed) => allowed.event === event);
  const open = request.papers.filter(({ status }) => status !== "verified").length;
  const revision = <input type="hidden" name="revision" value={request.revision} />;
  if (request.events.length === 0) return null;
  return (
    <>
      {may("take_up") && (
        <Form method="post">
          {revision}
          <Button name="intent" value="take_up">
            Take up
          </Button>
        </Form>
      )}
      {may("approve") && (
        <Panel title="Approve" padded>
          <Form method="post" className="stack">
            {revision}
            <p>
              {open > 0
                ? `Verify all documents first: ${open} to go.`
                : "Makes the institute with its ID, the contact phone as its sign-in, and a term of 3 years."}
            </p>
            <FormButtons>
              <Button name="intent" value="approve" disabled={open > 0}>
                Approve
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
      {may("ask_more") && (
        <Panel title="Ask for more information" padded>
          <Form method="post" className="stack" noValidate>
            {revision}
            <TextareaField
              field={asked("text")}
              label="What do you need?"
              hint="Goes to the contact e-mail address with a link to answer. Documents marked as wrong can be replaced there."
              required
              rows={4}
            />
            <FormButtons>
              <Button kind="quiet" name="intent" value="ask_more">
                Ask for more information
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
      {may("reject") && (
        <Panel title="Reject" padded>
          <Form method="post" className="stack" noValidate>
            {revision}
            <CheckboxGroup
              field={rejected("reasons")}
              label="Reasons"
              required
              choices={choicesOf(rejectionReasons)}
            />
            <TextareaField
              field={rejected("text")}
              label="In your own words, to the institute"
              required
              rows={4}
            />
            <FormButtons>
              <Button kind="danger" name="intent" value="reject">
                Reject
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
    </>
  );
}
