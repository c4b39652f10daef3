import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { Form } from "react-router";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PayoutLines } from "../components/payout-lines.tsx";
import { payoutBadges, payoutBatchMachine } from "../payout-status.ts";
import { tracePayouts } from "../server/bank/trace-payouts.server.ts";
import { getPayoutBatch } from "../server/batches/get-payout-batch.server.ts";
import { payoutBatchActions } from "../server/batches/payout-batch-actions.server.ts";
import type { Route } from "./+types/payout-batch-page";

const said: Readonly<Record<string, string>> = {
  approved: "The batch is approved. It can be sent to the bank.",
  cancelled: "The batch is put back. Nothing left.",
  sent: "The batch is sent to the bank.",
  played: "The sandbox bank has answered.",
  asked: "Written down. It counts as paid when a second person has agreed.",
  returned: "Written down that it came back.",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const batch = await getPayoutBatch(actor, params.batchId);
  return {
    batch,
    comments: await readComments(actor, "payout_batch", batch.id),
    sources: await tracePayouts(actor, batch.id),
    isDemo: env().isDemo,
    said: said[url.searchParams.get("done") ?? ""] ?? null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = payoutBatchActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Batch ${loaderData.batch.number}` : "Batch",
    description: "",
    path: "/admin/payouts",
    indexed: false,
  });

function Much({ batch }: { batch: { number: string; payouts: number; amount: string; preparedBy: string } }) {
  return (
    <p>
      Batch <strong>{batch.number}</strong>: <strong className="num">{batch.amount}</strong> to{" "}
      {batch.payouts} {batch.payouts === 1 ? "student" : "students"}. Prepared by {batch.preparedBy}.
    </p>
  );
}

export default function PayoutBatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batch, isDemo } = loaderData;
  const { may } = batch;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={`Batch ${batch.number}`}
        lead={payoutBatchMachine.states[batch.status].told}
        back={{ href: "/admin/payouts", label: "Payouts" }}
        badges={<StatusBadge status={payoutBadges[batch.status]}>{batch.statusLabel}</StatusBadge>}
      />
      {loaderData.said && !actionData && <Said>{loaderData.said}</Said>}
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      <Facts
        facts={[
          { term: "Payouts", value: batch.payouts },
          { term: "Amount", value: batch.amount },
          { term: "Prepared by", value: `${batch.preparedBy}, ${batch.preparedAt}` },
          { term: "Approved by", value: batch.approvedBy || "–" },
        ]}
      />
      {batch.status === "prepared" && batch.isOwn && (
        <Alert>You prepared this batch, so a second person has to approve it.</Alert>
      )}
      <div className="row">
        {may.approve && (
          <Ask
            look={{}}
            label="Approve"
            question={<Much batch={batch} />}
            confirm={`Approve ${batch.amount}`}
            fields={{ intent: "approve" }}
          />
        )}
        {may.send && (
          <Ask
            look={{}}
            label="Send to the bank"
            question={<Much batch={batch} />}
            confirm={`Send ${batch.amount}`}
            fields={{ intent: "send" }}
          />
        )}
        {may.settle && isDemo && (
          <Form method="post">
            <Button name="intent" value="play">
              Let the sandbox bank answer
            </Button>
          </Form>
        )}
        {may.export && (
          <LinkButton plain kind="quiet" icon={Download} href={`/admin/payouts/${batch.id}/export`}>
            Export for the bank
          </LinkButton>
        )}
        {may.settle && (
          <LinkButton kind="quiet" icon={Upload} href="/admin/payouts/answers">
            Read the bank's file
          </LinkButton>
        )}
      </div>
      {may.cancel && (
        <Form method="post" className="row items-end">
          <input type="hidden" name="seen" value={batch.status} />
          {(batch.status === "approved" || !batch.isOwn) && (
            <TextField
              field={{
                id: "put-back",
                errorId: "put-back-error",
                descriptionId: "put-back-hint",
                name: "reason",
                required: true,
              }}
              label={
                batch.status === "approved"
                  ? "Why it is put back, though it was approved"
                  : "Why it is put back"
              }
              hint={batch.isOwn ? undefined : `${batch.preparedBy} reads this at once.`}
            />
          )}
          <Button kind="text" name="intent" value="cancel">
            Put back
          </Button>
        </Form>
      )}
      <PayoutLines lines={batch.lines} sources={loaderData.sources} canSettle={may.settle} />
      <CommentsPanel view={loaderData.comments} />
    </div>
  );
}
