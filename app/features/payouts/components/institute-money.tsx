import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { Panel } from "#app/ui/panel.tsx";

type Choice = { value: string; label: string };
type Props = { choices: Choice[]; answer: FormAnswer | undefined };

/** Paid by ourselves: the day, the bank's reference and the proof; then the student is asked. */
export function RecordPayment({ choices, answer }: Props) {
  const failed = answer?.form === "record" ? answer : null;
  return (
    <Panel title="We have paid a student" padded>
      <Form method="post" encType="multipart/form-data" className="stack">
        <SelectField
          field={answerField("record", "award", failed)}
          label="Award"
          required
          placeholder="Choose"
          choices={choices}
        />
        <div className="grid-2">
          <DateField field={answerField("record", "paidOn", failed)} label="Paid on" required />
          <TextField
            field={answerField("record", "reference", failed)}
            label="Bank reference (UTR or cheque)"
            required
          />
        </div>
        <PaperFileField
          field={answerField("record", "proof", failed)}
          label="Proof"
          limits="JPG, PNG or PDF, up to 5MB"
          required
        />
        <div>
          <Button kind="go" name="intent" value="record">
            Record the payment
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

export function TakeBackRecord({ choices, answer }: Props) {
  const failed = answer?.form === "take_back" ? answer : null;
  return (
    <Panel title="Take a recorded payment back" padded>
      <Form method="post" className="stack">
        <SelectField
          field={answerField("take_back", "award", failed)}
          label="Award"
          required
          placeholder="Choose"
          choices={choices}
        />
        <div>
          <Button kind="quiet" name="intent" value="take_back">
            It did not go out: take the record back
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

export function CorrectAward({ choices, answer }: Props) {
  const failed = answer?.form === "correct" ? answer : null;
  return (
    <Panel title="Correct an amount" padded>
      <Form method="post" className="stack">
        <p>
          Possible until it is in payment. The scholarship's own amount is set at once; for any other a second
          person at ScholarSetu has to agree. The student is told and accepts anew.
        </p>
        <SelectField
          field={answerField("correct", "award", failed)}
          label="Award"
          required
          placeholder="Choose"
          choices={choices}
        />
        <MoneyField field={answerField("correct", "amountPaise", failed)} label="The right amount" required />
        <TextareaField
          field={{ ...answerField("correct", "reason", failed), maxLength: 500 }}
          label="Why"
          required
          rows={2}
        />
        <div>
          <Button kind="quiet" name="intent" value="correct">
            Correct it
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

type DepositProps = Props & {
  formKey: string;
  funds: readonly { id: string; title: string; needed: string; given: string; left: string }[];
  deposits: readonly {
    id: string;
    title: string;
    amount: string;
    status: string;
    announced: string;
    reference: string | null;
  }[];
};

const depositWords: Record<string, string> = {
  announced: "announced, not on our statement yet",
  received: "received",
  cancelled: "taken back",
};

/** The institute's own fund: what is needed, what came, what is left; and the next transfer. */
export function InstituteFund({ choices, answer, formKey, funds, deposits }: DepositProps) {
  const failed = answer?.form === "deposit" ? answer : null;
  return (
    <Panel title="Money paid in to ScholarSetu" padded>
      <div className="stack">
        <ul className="dotlist">
          {funds.map((fund) => (
            <li key={fund.id}>
              {fund.title}: {fund.given} came in of {fund.needed} for all seats; {fund.left} is not awarded
              yet.
            </li>
          ))}
        </ul>
        <Form method="post" className="stack">
          <input type="hidden" name="formKey" value={formKey} />
          <SelectField
            field={answerField("deposit", "scholarship", failed)}
            label="For"
            required
            placeholder="Choose"
            choices={choices}
          />
          <MoneyField field={answerField("deposit", "amountPaise", failed)} label="We transfer" required />
          <div>
            <Button kind="go" name="intent" value="deposit">
              Announce the transfer
            </Button>
          </div>
        </Form>
        <ul className="dotlist">
          {deposits.map((one) => (
            <li key={one.id}>
              {one.amount} for {one.title}, {one.announced}: {depositWords[one.status] ?? one.status}
              {one.reference && <span className="num"> {one.reference}</span>}
              {one.status === "announced" && (
                <Ask
                  look={{ kind: "text", size: "sm" }}
                  label="Take back"
                  about={`${one.amount} for ${one.title}`}
                  question={
                    <p>
                      The transfer of <strong className="num">{one.amount}</strong> for {one.title} is not
                      expected any more. Only if you have not sent it.
                    </p>
                  }
                  confirm="Take it back"
                  fields={{ intent: "cancel_deposit", deposit: one.id }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
