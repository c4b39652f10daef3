import { Form } from "react-router";
import type { FormReply } from "#app/core/form.ts";
import { Button } from "#app/ui/button.tsx";
import { MoneyField } from "#app/ui/money-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useIsLive } from "#app/ui/use-is-live.ts";
import { useReplyForm } from "#app/ui/use-reply-form.ts";

/** The operator makes the bank whole again; the same UTR twice is one payment. */
export function CoverFeesForm({ owed, reply }: { owed: string; reply: FormReply | undefined }) {
  const isLive = useIsLive();
  const { field, onInput } = useReplyForm("cover", reply);
  return (
    <Panel padded title="Record what the operator paid in" note={`${owed} owed`}>
      <Form method="post" className="stack" noValidate={isLive} onInput={onInput}>
        <p>
          Gateways keep their fee of each gift. The operator pays it in, so that students get every rupee.
        </p>
        <MoneyField field={field("amount")} label="Amount" required />
        <TextField
          field={field("reference")}
          label="Bank reference (UTR)"
          width="w-16"
          autoComplete="off"
          required
        />
        <div>
          <Button>Record it</Button>
        </div>
      </Form>
    </Panel>
  );
}
