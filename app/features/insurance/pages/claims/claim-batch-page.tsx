import Download from "lucide-react/icons/download";
import { istDate } from "#app/core/clock.ts";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { WhyNot } from "#app/ui/dialogs/why-not.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { claimPaymentBadges } from "../../claims/claim-payment-status.ts";
import { ClaimBankAnswer } from "../../components/claims/claim-bank-answer.tsx";
import { readOnce } from "../../lists/section-address.ts";
import { claimBatchActions } from "../../server/claim-payments/claim-batch-actions.server.ts";
import { getClaimBatch } from "../../server/claim-payments/get-claim-batch.server.ts";
import type { Route } from "./+types/claim-batch-page";

const list = "/admin/claim-payments";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return {
    batch: await getClaimBatch(await getActor(context), params.batchId),
    today: istDate(),
    done: readOnce(url).done,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = claimBatchActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Claim payments: one batch",
    description: "Who gets what, and what the bank answered.",
    path: `${list}/${params.batchId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  prepared: "The batch is prepared. A second person sends it.",
  sent: "It is sent. Each customer was told that the money is on its way.",
  cancelled: "It is put back. Nothing left.",
  paid: "The payment is in the books, and the customer is told.",
  returned: "It is written down. The claim waits for another account.",
};

export default function ClaimBatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batch, done, today } = loaderData;
  const amount = formatMoney(paise(batch.amountPaise));
  const about = `${batch.number}: ${counted(batch.lines.length, "claim")}, ${amount}, prepared by ${batch.prepared}`;
  const isOfLine = actionData?.form === "paid" || actionData?.form === "returned";
  return (
    <>
      <div className="grid gap-2">
        <BackLink href={list} label="Claim payments" />
        <div className="row items-center">
          <h2 className="text-xl">{batch.number}</h2>
          <StatusBadge status={claimPaymentBadges[batch.status]}>{batch.statusLabel}</StatusBadge>
        </div>
        <p className="muted">{batch.told}</p>
      </div>
      {actionData && !isOfLine && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {done && !actionData && said[done] && <Said>{said[done]}</Said>}
      <Facts
        facts={[
          { term: "Claims", value: batch.lines.length },
          { term: "Amount", value: amount },
          { term: "Prepared by", value: batch.prepared },
          { term: "Sent by", value: batch.sent ?? "–" },
        ]}
      />
      {batch.status === "prepared" && batch.isOwn && (
        <Alert>You prepared this batch, so a second person has to send it.</Alert>
      )}
      <div className="row">
        {batch.may.send && (
          <Ask
            look={{}}
            label="Send to the bank"
            question={<p>{about}. Each customer is told that the money is on its way.</p>}
            confirm={`Send ${amount}`}
            fields={{ intent: "send" }}
          />
        )}
        {batch.may.cancel && batch.isOwn && (
          <Ask
            look={{ kind: "quiet" }}
            label="Put back"
            question={<p>{about}. Nothing is paid of it; its claims wait for another batch.</p>}
            confirm="Put it back"
            fields={{ intent: "cancel" }}
          />
        )}
        {batch.may.export && (
          <LinkButton plain kind="quiet" icon={Download} href={`${list}/${batch.id}/bank-file`} download>
            Export for the bank
          </LinkButton>
        )}
      </div>
      {batch.may.cancel && !batch.isOwn && (
        <WhyNot label="Put back" about={batch.number} intent="cancel" fields={{}} answer={actionData} />
      )}
      <Panel title="Claims">
        <DataTable
          caption="Claims of this batch"
          columns={[
            {
              id: "claim",
              head: "Claim",
              kind: "key",
              cell: (row) => (
                <>
                  <Anchor href={`/admin/claim-management/${row.claimId}`}>{row.claimNumber}</Anchor>
                  <small>{row.customerName}</small>
                </>
              ),
            },
            { id: "account", head: "Account", cell: (row) => row.account },
            {
              id: "amount",
              head: "Amount",
              kind: "number",
              cell: (row) => formatMoney(paise(row.amountPaise)),
            },
            {
              id: "status",
              head: "Status",
              kind: "status",
              cell: (row) => (
                <StatusBadge status={claimPaymentBadges[row.status]}>{row.statusLabel}</StatusBadge>
              ),
            },
            {
              id: "answer",
              head: "The bank",
              kind: "wide",
              cell: (row) =>
                row.status === "sent" ? (
                  <ClaimBankAnswer
                    key={row.id}
                    payment={row.id}
                    today={today}
                    answer={isOfLine && actionData?.typed.payment?.[0] === row.id ? actionData : null}
                  />
                ) : (
                  (row.answer ?? "–")
                ),
            },
          ]}
          rows={batch.lines}
          rowKey={(row) => row.id}
        />
      </Panel>
    </>
  );
}
