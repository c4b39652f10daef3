import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { AskWhy } from "#app/ui/dialogs/ask-why.tsx";
import { TickedToGoBack } from "#app/ui/lists/ticked-to-go-back.tsx";
import type { BatchView } from "../payout-view.ts";

/** The boxes in the table name it as their form: what is ticked goes back. */
export const backForm = "send-back";

type Props = { batch: BatchView; isDemo: boolean; answer: FormAnswer | null };

/** Always in sight: how much it is, and what this reader can do with the batch (design/look, 34). */
export function BatchDock({ batch, isDemo, answer }: Props) {
  const { may } = batch;
  if (!Object.values(may).some(Boolean)) return null;
  return (
    <div className="dock dock--desk">
      <p>
        <Standing batch={batch} />
      </p>
      <div className="row [--gap:0.5rem]">
        {may.cancel && <PutBack batch={batch} answer={answer} />}
        {may.sendBack && (
          <AskWhy
            look={{ kind: "danger", size: "sm" }}
            label="Send ticked back…"
            question={
              <p>
                The ticked payouts leave the batch. Their awards stay accepted and can be prepared again; the
                rest can be approved.
              </p>
            }
            why={`Why they go back to ${batch.preparedBy}`}
            hint={`${batch.preparedBy} reads this at once.`}
            confirm="Send back"
            intent="send_back"
            form={backForm}
            answer={answer}
          />
        )}
        {may.export && (
          <LinkButton plain kind="quiet" size="sm" icon={Download} href={`/admin/payouts/${batch.id}/export`}>
            Export for the bank
          </LinkButton>
        )}
        {may.settle && (
          <LinkButton kind="quiet" size="sm" icon={Upload} href="/admin/payouts/answers">
            Read the bank's file
          </LinkButton>
        )}
        {may.approve && (
          <Ask
            look={{ size: "sm" }}
            label="Approve"
            question={<Much batch={batch} />}
            confirm={`Approve ${batch.amount}`}
            fields={{ intent: "approve" }}
          />
        )}
        {may.send && (
          <Ask
            look={{ size: "sm" }}
            label="Send to the bank"
            question={<Much batch={batch} />}
            confirm={`Send ${batch.amount}`}
            fields={{ intent: "send" }}
          />
        )}
        {may.settle && isDemo && (
          <Form method="post">
            <Button size="sm" name="intent" value="play">
              Let the sandbox bank answer
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

function Standing({ batch }: { batch: BatchView }) {
  const many = `${batch.payouts} ${batch.payouts === 1 ? "payout" : "payouts"}`;
  return (
    <>
      <b className="strong num">
        {many}, {batch.amount}.
      </b>{" "}
      {batch.may.sendBack && <TickedToGoBack form={backForm} of={batch.payouts} />}
      {batch.isOwn &&
        batch.status === "prepared" &&
        "You prepared this batch, so a second person has to approve it."}
    </>
  );
}

function Much({ batch }: { batch: BatchView }) {
  return (
    <p>
      Batch <strong>{batch.number}</strong>: <strong className="num">{batch.amount}</strong> to{" "}
      {batch.payouts} {batch.payouts === 1 ? "student" : "students"}. Prepared by {batch.preparedBy}.
    </p>
  );
}

/** One's own batch, before anybody agreed, is put back without a reason; every other one needs it. */
function PutBack({ batch, answer }: { batch: BatchView; answer: FormAnswer | null }) {
  const look = { kind: "quiet", size: "sm" } as const;
  if (batch.isOwn && batch.status === "prepared") {
    return (
      <Ask
        look={look}
        label="Put back…"
        question={<Much batch={batch} />}
        confirm="Put all of it back"
        danger
        fields={{ intent: "cancel", seen: batch.status }}
      />
    );
  }
  return (
    <AskWhy
      look={look}
      label="Put all back…"
      question={<Much batch={batch} />}
      why={batch.status === "approved" ? "Why it is put back, though it was approved" : "Why it is put back"}
      hint={batch.isOwn ? undefined : `${batch.preparedBy} reads this at once.`}
      confirm="Put all of it back"
      intent="cancel"
      fields={{ seen: batch.status }}
      answer={answer}
    />
  );
}
