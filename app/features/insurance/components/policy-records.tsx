import ChevronDown from "lucide-react/icons/chevron-down";
import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { paymentMethodNames, paymentMethods } from "../payment-methods.ts";
import { ClaimForm } from "./claims/claim-form.tsx";

type Entry = { id: string; number: string; paise: number; label: string };

type PolicyRecordsProps = {
  policy: {
    isDeleted: boolean;
    premiumPaise: number;
    isPaid: boolean;
    claims: { id: string; number: string; paise: number; label: string }[];
    payments: { id: string; number: string; paise: number; status: "success" | "failed" }[];
  };
  hospitals: { value: string; label: string }[];
  formKey: string;
  answer: FormAnswer | undefined;
};

/** The claims and payments of one policy, and how a new one comes to the desk. */
export function PolicyRecords({ policy, hospitals, formKey, answer }: PolicyRecordsProps) {
  const payment = useForm("payment", answer);
  const payments = policy.payments.map(({ status, ...rest }) => ({
    ...rest,
    label: status === "success" ? "Success" : "Failed",
  }));
  return (
    <>
      <Panel title="Claims">
        <Entries caption="Claims" rows={policy.claims} path="/admin/claim-management" />
        {!policy.isDeleted && (
          <details className="fold panel__body" open={answer?.form === "claim"}>
            <summary>
              Record a claim
              <Icon of={ChevronDown} />
            </summary>
            <ClaimForm hospitals={hospitals} formKey={formKey} answer={answer} />
          </details>
        )}
      </Panel>
      <Panel title="Payments">
        <Entries caption="Payments" rows={payments} path="/admin/payment-system" />
        {policy.isPaid && <p className="panel__body muted">The premium is paid.</p>}
        {!policy.isDeleted && !policy.isPaid && (
          <details className="fold panel__body" open={answer?.form === "payment"}>
            <summary>
              Record a payment of {formatMoney(paise(policy.premiumPaise))}
              <Icon of={ChevronDown} />
            </summary>
            <Form
              method="post"
              className="stack max-w-[40rem] pt-4"
              onInput={payment.onInput}
              noValidate
              data-anew=""
            >
              <input type="hidden" name="formKey" value={formKey} />
              <SelectField
                field={payment.field("method", { required: true })}
                label="Method"
                placeholder="Choose a method"
                choices={paymentMethodNames.map((value) => ({ value, label: paymentMethods[value] }))}
              />
              <SelectField
                field={payment.field("status", { required: true })}
                label="What came of it"
                placeholder="Choose"
                choices={[
                  { value: "success", label: "Success" },
                  { value: "failed", label: "Failed" },
                ]}
              />
              <FormButtons>
                <Button name="intent" value="payment">
                  Record the payment
                </Button>
              </FormButtons>
            </Form>
          </details>
        )}
      </Panel>
    </>
  );
}

function Entries({ caption, rows, path }: { caption: string; rows: Entry[]; path: string }) {
  if (rows.length === 0) return <p className="panel__body muted">None yet.</p>;
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          id: "number",
          head: "Number",
          kind: "key",
          cell: (row) => <Anchor href={`${path}/${row.id}`}>{row.number}</Anchor>,
        },
        { id: "amount", head: "Amount", kind: "number", cell: (row) => formatMoney(paise(row.paise)) },
        { id: "status", head: "Status", cell: (row) => row.label },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
    />
  );
}
