import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { type FieldMaker, useForm } from "#app/ui/forms/use-form.ts";

type FormDialogProps = {
  id: string;
  title: string;
  intent: string;
  /** The words on the button, and while it works. */
  submit: string;
  busy?: string;
  open: boolean;
  /** Where Cancel leads: the page without the dialog. */
  cancelHref: string;
  answer: FormAnswer | null | undefined;
  /** Other buttons of the same form. */
  also?: readonly string[];
  formKey?: string;
  defaults?: Readonly<Record<string, string>>;
  hidden?: Readonly<Record<string, string | number>>;
  /** Under the fields: a preview, a second button. */
  extra?: ReactNode;
  children: (field: FieldMaker) => ReactNode;
};

/** One task over the page, sent as a plain form; it stays open with what was typed until it is right. */
export function FormDialog(props: FormDialogProps) {
  const { id, title, intent, submit, busy = "Saving…", open, cancelHref, answer, formKey } = props;
  // Not the dialog's own id: a field named "title" would take the id of the dialog's title.
  const { field, summary, onInput } = useForm(intent, answer, props.defaults, {
    id: `${id}-form`,
    also: props.also ?? [],
  });
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  // What is wrong with a field that nobody sees cannot be marked.
  const isUnseen = (fieldId: string) => /-(formKey|revision|id)$/.test(fieldId);
  const general = summary.filter(({ fieldId }) => !fieldId || isUnseen(fieldId));
  return (
    <Dialog
      id={id}
      title={title}
      open={open || summary.length > 0}
      message={
        summary.length > 0 && (
          <Alert tone="bad">
            {general.length > 0
              ? general.map(({ message }) => message).join(" ")
              : "Please correct what is marked. The rest is kept."}
          </Alert>
        )
      }
    >
      <Form method="post" className="stack" onInput={onInput} noValidate preventScrollReset>
        {formKey && <input type="hidden" name="formKey" value={formKey} />}
        {Object.entries(props.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {props.children(field)}
        {props.extra}
        <FormButtons>
          <Button name="intent" value={intent} busy={isBusy && busy}>
            {submit}
          </Button>
          <LinkButton kind="text" href={cancelHref}>
            Cancel
          </LinkButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
