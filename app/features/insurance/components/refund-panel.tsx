import { Form } from "react-router";
import { type FormAnswer, problemOf } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { WhyNot } from "#app/ui/dialogs/why-not.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Refund = { id: string; amountPaise: number; reason: string; statusLabel: string; asked: string };

type RefundPanelProps = {
  payment: {
    refundablePaise: number;
    openRefund: { id: string; canDecide: boolean } | null;
    refunds: Refund[];
  };
  formKey: string;
  answer: FormAnswer | null | undefined;
};

const columns: Column<Refund>[] = [
  { id: "amount", head: "Amount", kind: "key", cell: (row) => formatMoney(paise(row.amountPaise)) },
  { id: "reason", head: "Reason", kind: "wide", cell: (row) => row.reason },
  { id: "asked", head: "Asked", cell: (row) => row.asked },
  { id: "status", head: "Status", cell: (row) => row.statusLabel },
];

/** How much is decided about, before it is. */
function Asked({ payment, words }: Pick<RefundPanelProps, "payment"> & { words: string }) {
  const asked = payment.refunds.find(({ id }) => id === payment.openRefund?.id);
  return (
    <p>
      <strong className="num">{asked ? formatMoney(paise(asked.amountPaise)) : "The refund"}</strong> {words}
      {asked && ` Asked: ${asked.reason}`}
    </p>
  );
}

/** Refunds: one person asks, another one decides. */
export function RefundPanel({ payment, formKey, answer }: RefundPanelProps) {
  const { field, onInput, summary } = useForm("refund", answer);
  const { openRefund } = payment;
  const general = summary.filter((error) => !("fieldId" in error));
  return (
    <Panel title="Refunds">
      {payment.refunds.length > 0 && (
        <DataTable caption="Refunds" columns={columns} rows={payment.refunds} rowKey={(row) => row.id} />
      )}
      <div className="panel__body stack">
        {openRefund &&
          (openRefund.canDecide ? (
            <div className="row items-start">
              <Ask
                label="Approve the refund"
                look={{}}
                question={<Asked payment={payment} words="goes back to who paid it." />}
                confirm="Approve it"
                fields={{ refundId: openRefund.id, intent: "approve" }}
              />
              <WhyNot
                label="Decline the refund"
                about=""
                intent="decline"
                fields={{ refundId: openRefund.id }}
                answer={answer}
              />
            </div>
          ) : (
            <Alert>You asked for this refund. Another admin has to approve it.</Alert>
          ))}
        {(answer?.form === "approve" || answer?.form === "decline") && (
          <Alert tone="bad">{problemOf(answer)}</Alert>
        )}
        {general.map(({ message }) => (
          <Alert key={message} tone="bad">
            {message}
          </Alert>
        ))}
        {payment.refundablePaise > 0 && (
          <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
            <input type="hidden" name="formKey" value={formKey} />
            <MoneyField
              field={field("amount", { required: true })}
              label="Refund"
              hint={`At most ${formatMoney(paise(payment.refundablePaise))}.`}
            />
            <TextareaField field={field("reason", { required: true, maxLength: 500 })} label="Reason" />
            <FormButtons>
              <Button kind="quiet" name="intent" value="refund">
                Ask for the refund
              </Button>
            </FormButtons>
          </Form>
        )}
        {payment.refundablePaise === 0 && !openRefund && <p className="muted">Nothing is left to refund.</p>}
      </div>
    </Panel>
  );
}
