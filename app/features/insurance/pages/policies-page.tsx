import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { formatCount, formatMoney, paise, shortMoney } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { PolicyFields } from "../components/policy-form.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { planNames } from "../insurance-plans.ts";
import { policyList } from "../lists/insurance-lists.ts";
import { type ListFrame, listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { listAgentNames, listSellerNames } from "../server/agents/agent-rows.server.ts";
import { policiesActions } from "../server/policies/policies-actions.server.ts";
import { countPolicies, listPolicies, type PolicyLine } from "../server/policies/policy-rows.server.ts";
import type { Route } from "./+types/policies-page";

const here = "/admin/policy-cards";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(policyList, url);
  const [page, stats, agents, sellers] = await Promise.all([
    listPolicies(actor, query),
    countPolicies(actor),
    listAgentNames(actor),
    listSellerNames(actor),
  ]);
  const frame = listFrame(url, policyList, query, page, {
    plan: planNames,
    status: { active: "Active", expired: "Expired" },
    agent: sellers,
  });
  return {
    rows: page.rows,
    stats,
    agents,
    frame,
    once: readOnce(url),
    formKey: newFormKey(),
    mayKeep: insurancePermissions.can(actor, "insurance.keep_policies"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = policiesActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Policy & Cards",
    description: "Every policy with its card, customer, plan, premium and validity.",
    path: here,
    indexed: false,
  });

const said = {
  added: "Policy created successfully!",
  deleted: "The policy was deleted.",
  restored: "The policy is back.",
};

export default function PoliciesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, stats, agents, frame, once, formKey, mayKeep } = loaderData;
  return (
    <SectionFrame
      frame={frame}
      once={once}
      said={said}
      stats={[
        { label: "Total", value: formatCount(stats.total) },
        { label: "Active", value: formatCount(stats.active) },
        { label: "Expired", value: formatCount(stats.expired) },
        { label: "Total Premium", value: shortMoney(paise(stats.premiumPaise)) },
      ]}
      searchLabel="Card number or customer"
      deleted="policy"
      noun="policy"
      isEmpty={rows.length === 0}
      bar={mayKeep && <DeleteBar kind="policy" answer={actionData} key={rows[0]?.id} />}
      add={{
        label: "Create Policy",
        formKey,
        answer: actionData,
        fields: (field) => <PolicyFields field={field} isNew agents={agents} />,
      }}
    >
      <DataTable
        caption="Policies"
        columns={mayKeep ? [tick, ...columnsOf(frame)] : columnsOf(frame)}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<PolicyLine>(({ cardNumber }) => cardNumber);

const columnsOf = ({ heads }: ListFrame): Column<PolicyLine>[] => [
  {
    id: "card",
    head: "Card number",
    kind: "key",
    sort: heads.card,
    cell: (row) => (
      <>
        <Anchor className="num" href={`${here}/${row.id}`}>
          {row.cardNumber}
        </Anchor>
        <small>Agent {row.agent}</small>
      </>
    ),
  },
  { id: "customer", head: "Customer", sort: heads.customer, cell: (row) => row.customerName },
  { id: "plan", head: "Plan", cell: (row) => row.plan },
  {
    id: "premium",
    head: "Premium",
    kind: "number",
    sort: heads.premium,
    cell: (row) => formatMoney(paise(row.premiumPaise)),
  },
  { id: "from", head: "Valid from", kind: "date", sort: heads.from, cell: (row) => row.validFrom },
  { id: "to", head: "Valid to", kind: "date", cell: (row) => row.validTo },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => (
      <StatusBadge status={row.status}>{row.status === "active" ? "Active" : "Expired"}</StatusBadge>
    ),
  },
  {
    id: "actions",
    head: "Actions",
    kind: "actions",
    cell: (row) => <RowActions href={`${here}/${row.id}`} name={row.cardNumber} />,
  },
];
