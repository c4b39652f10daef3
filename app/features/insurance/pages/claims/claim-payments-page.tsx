import { Form } from "react-router";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { claimPaymentBadges } from "../../claims/claim-payment-status.ts";
import { claimPaymentsActions } from "../../server/claim-payments/claim-payments-actions.server.ts";
import { listClaimPayments } from "../../server/claim-payments/list-claim-payments.server.ts";
import type { Route } from "./+types/claim-payments-page";

const here = "/admin/claim-payments";

export async function loader({ context }: Route.LoaderArgs) {
  return { payments: await listClaimPayments(await getActor(context)), formKey: newFormKey() };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = claimPaymentsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Claim payments",
    description: "What can be paid, what is held up, and what the bank has.",
    path: here,
    indexed: false,
  });

export default function ClaimPaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ready, paid, held, batches } = loaderData.payments;
  const problem = problemOf(actionData);
  return (
    <>
      <div className="grid gap-2">
        <BackLink href="/admin/claim-management" label="Claim Management" />
        <h2 className="text-xl">Claim payments</h2>
      </div>
      {problem && (
        <Said tone="bad" answer={actionData}>
          {problem}
        </Said>
      )}
      <StatTiles
        tiles={[
          {
            label: "Ready to be paid",
            value: formatCount(ready.claims),
            note: formatMoney(paise(ready.paise)),
          },
          { label: "Held up", value: formatCount(held.length), note: "each with its reason, below" },
          { label: "Paid", value: formatCount(paid.claims), note: formatMoney(paise(paid.paise)) },
        ]}
      />
      <Panel
        title="Batches"
        buttons={
          ready.claims > 0 && (
            <Form method="post">
              <input type="hidden" name="formKey" value={loaderData.formKey} />
              <Button size="sm" name="intent" value="prepare">
                Prepare a batch of {formatCount(ready.claims)}
              </Button>
            </Form>
          )
        }
      >
        {batches.length === 0 ? (
          <p className="panel__body muted">Nothing has been paid yet.</p>
        ) : (
          <DataTable
            caption="Batches"
            columns={[
              {
                id: "number",
                head: "Batch",
                kind: "key",
                cell: (row) => (
                  <>
                    <Anchor href={`${here}/${row.id}`}>{row.number}</Anchor>
                    <small>{row.preparedAt}</small>
                  </>
                ),
              },
              { id: "claims", head: "Claims", kind: "number", cell: (row) => formatCount(row.claims) },
              { id: "amount", head: "Amount", kind: "number", cell: (row) => formatMoney(paise(row.paise)) },
              { id: "paid", head: "Paid", kind: "number", cell: (row) => formatCount(row.paid) },
              { id: "by", head: "Prepared by", cell: (row) => row.preparedBy ?? "–" },
              {
                id: "status",
                head: "Status",
                kind: "status",
                cell: (row) => (
                  <StatusBadge status={claimPaymentBadges[row.status]}>{row.statusLabel}</StatusBadge>
                ),
              },
            ]}
            rows={batches}
            rowKey={(row) => row.id}
          />
        )}
      </Panel>
      {held.length > 0 && (
        <Panel title="Held up" note="the longest wait first">
          <DataTable
            caption="Approved, and not to be paid yet"
            columns={[
              {
                id: "claim",
                head: "Claim",
                kind: "key",
                cell: (row) => <Anchor href={`/admin/claim-management/${row.id}`}>{row.claimNumber}</Anchor>,
              },
              { id: "customer", head: "Customer", cell: (row) => row.customerName },
              {
                id: "amount",
                head: "Amount",
                kind: "number",
                cell: (row) => formatMoney(paise(row.approvedPaise ?? 0)),
              },
              { id: "why", head: "Why", kind: "wide", cell: (row) => row.why },
              { id: "since", head: "Approved", kind: "date", cell: (row) => row.since },
            ]}
            rows={held}
            rowKey={(row) => row.id}
          />
        </Panel>
      )}
    </>
  );
}
