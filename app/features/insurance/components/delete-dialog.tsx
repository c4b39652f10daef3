import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import type { Dependents } from "../dependents.ts";

type DeleteDialogProps = {
  name: string;
  dependents: Dependents;
  cancelHref: string;
  answer: FormAnswer | undefined;
};

/** The question before something is deleted: what hangs on it, and why it goes. */
export function DeleteDialog({ name, dependents, cancelHref, answer }: DeleteDialogProps) {
  const { field, summary, onInput } = useForm("delete", answer, {}, { id: "delete-form" });
  const { blocks, notes } = dependents;
  const refused = summary.filter(({ fieldId }) => !fieldId);
  if (blocks.length > 0) {
    return (
      <Dialog id="delete" title={`${name} cannot be deleted`} open>
        <ul className="grid list-disc gap-2 ps-5">
          {blocks.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <FormButtons>
          <LinkButton href={cancelHref}>Keep it</LinkButton>
        </FormButtons>
      </Dialog>
    );
  }
  return (
    <Dialog
      id="delete"
      title={`Delete ${name}?`}
      open
      message={
        refused.length > 0 && <Alert tone="bad">{refused.map(({ message }) => message).join(" ")}</Alert>
      }
    >
      {notes.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p className="muted">It leaves the lists. You find it under “Deleted” and can bring it back.</p>
      <Form method="post" className="stack" onInput={onInput} noValidate>
        <TextField
          field={field("reason", { required: true, maxLength: 200 })}
          label="Why?"
          autoComplete="off"
        />
        <FormButtons>
          <Button kind="danger" name="intent" value="delete">
            Delete
          </Button>
          <LinkButton kind="text" href={cancelHref}>
            Cancel
          </LinkButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
