import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";

type RevealAccountProps = { account: string | null; answer: FormAnswer | undefined };

/** T26: the whole account is shown once, to somebody who says why; the history keeps the reason. */
export function RevealAccount({ account, answer }: RevealAccountProps) {
  const { field, onInput } = useForm("reveal", answer);
  return (
    <Panel title="Bank Account Details" padded>
      {account ? (
        <Alert tone="warn" title="Shown once.">
          <span className="whitespace-pre-line">{account}</span>
        </Alert>
      ) : (
        <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate preventScrollReset>
          <TextField
            field={field("reason", { required: true, maxLength: 200 })}
            label="Why do you need the whole account?"
            hint="Your name and the reason are written into the history."
          />
          <FormButtons>
            <Button kind="quiet" name="intent" value="reveal">
              Show the account
            </Button>
          </FormButtons>
        </Form>
      )}
    </Panel>
  );
}
