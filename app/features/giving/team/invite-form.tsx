import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { teamRoleChoices } from "./team-roles.ts";

/** A colleague gets a link by mail; nobody else ever knows the password. */
export function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  const { field, summary, onInput } = useForm("invite", answer);
  return (
    <Panel title="Invite a colleague" padded>
      <Form method="post" className="stack max-w-[36rem]" noValidate onInput={onInput} data-anew="">
        <FormSummary errors={summary} answer={answer} />
        <TextField field={field("name", { maxLength: 100 })} label="Name" required autoComplete="off" />
        <TextField
          field={field("email")}
          label="E-mail address"
          type="email"
          hint="Of this person alone: it is the sign-in, and names who did what."
          required
          autoComplete="off"
        />
        <SelectField
          field={field("teamRole")}
          label="Role"
          required
          placeholder="Choose a role"
          choices={teamRoleChoices}
        />
        <FormButtons>
          <Button name="intent" value="invite">
            Send the invitation
          </Button>
        </FormButtons>
      </Form>
    </Panel>
  );
}
