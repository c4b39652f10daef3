import type { FormAnswer } from "#app/core/form-answer.ts";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { FormDialog } from "./form-dialog.tsx";

type RejectDialogProps = {
  id: string;
  claim: { id: string; claimNumber: string; revision: number };
  open: boolean;
  cancelHref: string;
  answer: FormAnswer | null | undefined;
};

/** A rejection has its reason, in words that the customer reads. */
export function RejectDialog({ id, claim, open, cancelHref, answer }: RejectDialogProps) {
  return (
    <FormDialog
      id={id}
      title={`Reject ${claim.claimNumber}`}
      intent="reject"
      submit="Reject the claim"
      busy="Rejecting…"
      open={open}
      cancelHref={cancelHref}
      answer={answer}
      hidden={{ id: claim.id, revision: claim.revision }}
    >
      {(field) => (
        <TextareaField
          field={field("reason", { required: true, maxLength: 500 })}
          label="Reason"
          hint="The customer reads it in the e-mail."
        />
      )}
    </FormDialog>
  );
}
