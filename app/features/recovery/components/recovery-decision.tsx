import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { DeskRecovery } from "../recovery-view.ts";

type DecisionProps = { request: DeskRecovery; answer: FormAnswer | null };

/** What the desk may do now, by the machine: vouch for it before a second person, or refuse. */
export function RecoveryDecision({ request, answer }: DecisionProps) {
  const { field: refused } = useForm("refuse", answer);
  const may = (event: string) => request.may.includes(event);
  const revision = <input type="hidden" name="revision" value={request.revision} />;
  return (
    <>
      {may("agree") && request.against.length === 0 && (
        <Panel title="It is her" padded>
          <Agreeing request={request} answer={answer} />
        </Panel>
      )}
      {may("refuse") && (
        <Panel title="Refuse" padded>
          <Form method="post" className="stack" noValidate>
            {revision}
            <TextareaField
              field={refused("text")}
              label="Why"
              hint="Stays at the desk. Who asked reads: “We could not confirm from what you sent that it is you.”"
              required
              rows={2}
            />
            <FormButtons>
              <Button kind="danger" name="intent" value="refuse">
                Refuse
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
      {request.status === "waiting" && request.isDemo && (
        <Panel title="Demo" padded>
          <Form method="post" className="stack">
            <p>In the demo nobody has to wait for days.</p>
            <FormButtons>
              <Button kind="quiet" name="intent" value="pass">
                Let the waiting time pass
              </Button>
            </FormButtons>
          </Form>
        </Panel>
      )}
    </>
  );
}

/** Before a second person of the desk; or as the second one, where somebody of her institute is the first. */
function Agreeing({ request, answer }: DecisionProps) {
  const intent = request.spoken ? "agree" : "vouch";
  const { field } = useForm(intent, answer);
  if (request.isSecondAsked) {
    return (
      <p>
        A second person has been asked:{" "}
        <Anchor href="/admin/security-roles/second-person">Second person</Anchor>.
      </p>
    );
  }
  return (
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="revision" value={request.revision} />
      {request.spoken && (
        <p>
          Somebody of her institute has said that it is her: {request.spoken}. Whoever agrees here is the
          second person, and the waiting time begins.
        </p>
      )}
      <TextareaField
        field={field("text")}
        label={request.spoken ? "What you looked at" : "What you looked at, for the second person"}
        hint={request.spoken ? "Stays at the desk." : "Nothing personal: it goes into the others’ mail."}
        required
        rows={2}
      />
      <FormButtons>
        <Button name="intent" value={intent}>
          {request.spoken ? "Agree with her institute" : "Ask a second person"}
        </Button>
      </FormButtons>
    </Form>
  );
}
