import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type ClaimPaymentStatus, claimPaymentBadges } from "../../claims/claim-payment-status.ts";
import { AccountFields } from "./claim-form.tsx";

type ClaimMoneyProps = {
  claim: {
    revision: number;
    payee: string | null;
    isPayable: boolean;
    may: { account: boolean };
    payments: {
      id: string;
      batchId: string;
      amountPaise: number;
      status: ClaimPaymentStatus;
      statusLabel: string;
      answer: string;
    }[];
  };
  answer: FormAnswer | undefined;
};

/** Where the money of a claim goes, and how far it is. */
export function ClaimMoney({ claim, answer }: ClaimMoneyProps) {
  const { field, summary, onInput } = useForm("account", answer);
  return (
    <Panel title="Payment" {...(claim.payee && { note: `to ${claim.payee}` })}>
      {claim.payments.length > 0 ? (
        <DataTable
          caption="Payments of this claim"
          columns={[
            {
              id: "status",
              head: "Payment",
              kind: "key",
              cell: (row) => (
                <StatusBadge status={claimPaymentBadges[row.status]}>{row.statusLabel}</StatusBadge>
              ),
            },
            {
              id: "amount",
              head: "Amount",
              kind: "number",
              cell: (row) => formatMoney(paise(row.amountPaise)),
            },
            { id: "answer", head: "What the bank said", cell: (row) => row.answer },
            {
              id: "batch",
              head: "Batch",
              cell: (row) => <Anchor href={`/admin/claim-payments/${row.batchId}`}>Open the batch</Anchor>,
            },
          ]}
          rows={[...claim.payments]}
          rowKey={(row) => row.id}
        />
      ) : (
        <p className="panel__body muted">
          {claim.isPayable
            ? "Nothing has been paid yet. Once approved it waits under Claim payments."
            : claim.payee
              ? "Of the account only its last four digits are known, so it cannot be paid."
              : "No bank account is known yet, so it cannot be paid."}
        </p>
      )}
      {claim.may.account && (
        <details className="fold panel__body" open={answer?.form === "account"}>
          <summary>{claim.isPayable ? "Change the account" : "Give the account"}</summary>
          <Form method="post" className="stack max-w-[40rem] pt-4" onInput={onInput} noValidate>
            <input type="hidden" name="revision" value={claim.revision} />
            <FormSummary errors={summary} answer={answer} />
            <AccountFields field={field} required />
            <div>
              <Button name="intent" value="account">
                Save the account
              </Button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  );
}
