import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { type ClaimAlert, holdsApproval } from "../../claims/claim-alert.ts";
import { FormDialog } from "../form-dialog.tsx";
import { ClaimAlerts } from "./claim-alerts.tsx";

type DecisionDialogProps = {
  id: string;
  claim: {
    id: string;
    claimNumber: string;
    customerName: string;
    amountPaise: number;
    revision: number;
    alerts: readonly ClaimAlert[];
  };
  open: boolean;
  cancelHref: string;
  answer: FormAnswer | null | undefined;
};

/** Says whom and how much before it is done (D1); an alert that holds the approval stands in its place (D2). */
export function ApproveDialog({ id, claim, open, cancelHref, answer }: DecisionDialogProps) {
  const claimed = formatMoney(paise(claim.amountPaise));
  if (claim.alerts.some(holdsApproval)) {
    return (
      <Dialog id={id} title={`Approve ${claim.claimNumber}`} open={open}>
        <div className="stack">
          <p>
            {claim.customerName}, {claimed}. It cannot be approved while this stands against it. Decide about
            the alert first.
          </p>
          <ClaimAlerts alerts={claim.alerts} />
          <p>
            <LinkButton kind="text" href={cancelHref}>
              Close
            </LinkButton>
          </p>
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      id={id}
      title={`Approve ${claim.claimNumber}`}
      intent="approve"
      submit="Approve the claim"
      busy="Approving…"
      open={open}
      cancelHref={cancelHref}
      answer={answer}
      hidden={{ id: claim.id, revision: claim.revision }}
      defaults={{ amount: String(claim.amountPaise / 100) }}
    >
      {(field) => (
        <>
          <p>
            <strong>{claim.customerName}</strong> claims <strong className="num">{claimed}</strong>.
          </p>
          {claim.alerts.length > 0 && <ClaimAlerts alerts={claim.alerts} />}
          <MoneyField field={field("amount", { required: true })} label="What is paid" />
          <TextareaField
            field={field("reason", { maxLength: 500 })}
            label="Reason, if it is less"
            hint="The customer reads it in the e-mail."
            rows={2}
          />
        </>
      )}
    </FormDialog>
  );
}

type ReasonDialogProps = Omit<DecisionDialogProps, "claim"> & {
  claim: { id: string; claimNumber: string; revision: number };
};

/** A rejection has its reason, in words that the customer reads. */
export function RejectDialog(props: ReasonDialogProps) {
  return (
    <ReasonDialog
      {...props}
      title={`Reject ${props.claim.claimNumber}`}
      intent="reject"
      submit="Reject the claim"
      busy="Rejecting…"
    />
  );
}

/** While nothing has been paid, a decision can be taken back, and the customer reads why. */
export function ReopenDialog(props: ReasonDialogProps) {
  return (
    <ReasonDialog
      {...props}
      title={`Take the decision about ${props.claim.claimNumber} back`}
      intent="reopen"
      submit="Look at it again"
      busy="Taking back…"
    />
  );
}

type Words = { title: string; intent: string; submit: string; busy: string };

function ReasonDialog({ claim, ...rest }: ReasonDialogProps & Words) {
  return (
    <FormDialog {...rest} hidden={{ id: claim.id, revision: claim.revision }}>
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
