import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import type { CsrSpendLine } from "../csr-spend-line.ts";
import { voucherMachine } from "../vouchers/voucher-status.ts";
import { useCsrMay } from "./csr-may.ts";

/** What of a voucher is to be known: what is booked and stands needs no word. */
export function SpendState({ line }: { line: CsrSpendLine }) {
  if (line.status === "waiting")
    return (
      <>
        <StatusBadge status="to_confirm">{voucherMachine.states.waiting.label}</StatusBadge>{" "}
        <small>
          <Anchor href="/csr/approvals">Approvals</Anchor>
        </small>
      </>
    );
  if (line.status !== "booked") {
    return <StatusBadge status={line.status}>{voucherMachine.states[line.status].label}</StatusBadge>;
  }
  if (line.isReversal || line.isReversed)
    return (
      <>
        <StatusBadge status="withdrawn">{line.isReversal ? "Takes back" : "Taken back"}</StatusBadge>{" "}
        {line.reason && <small>{line.reason}</small>}
      </>
    );
  return line.isBackAsked ? <StatusBadge status="to_confirm">Taking back waits</StatusBadge> : null;
}

/** Taking it back costs a reason, and a question before it is done. */
export function SpendBack({ line, answer }: { line: CsrSpendLine; answer: FormAnswer | null }) {
  const isTheirs = useCsrMay("reverse");
  if (!isTheirs || line.status !== "booked" || line.isReversal || line.isReversed || line.isBackAsked)
    return null;
  const own = answer?.form === "reverse" && answer.typed.spend?.[0] === line.id ? answer : null;
  const field = { ...answerField("reverse", "reason", own), id: `reverse-${line.id}` };
  return (
    <details className="behind" open={own !== null}>
      <summary>
        Take back<span className="vh"> voucher {line.voucher}</span>
      </summary>
      <Form method="post" className="stack" noValidate>
        <p>
          {line.voucher}, {formatMoney(paise(line.amountPaise))}: a voucher against it is written; both stay
          in the books.
        </p>
        <input type="hidden" name="spend" value={line.id} />
        {own?.errors[""] && <p className="text-bad">{own.errors[""][0]}</p>}
        <TextField field={field} label="What was wrong with it" required maxLength={200} />
        <div>
          <Button size="sm" kind="danger" name="intent" value="reverse">
            Take it back
          </Button>
        </div>
      </Form>
    </details>
  );
}
