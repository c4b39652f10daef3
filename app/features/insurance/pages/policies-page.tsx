import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount, paise, shortMoney } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { PolicyFields } from "../components/policy-form.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { policyColumns } from "../lists/columns/policy-columns.ts";
import { policyList } from "../lists/insurance-lists.ts";
import { listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { listAgentNames, listSellerNames } from "../server/agents/agent-rows.server.ts";
import { policiesActions } from "../server/policies/policies-actions.server.ts";
import { countPolicies, listPolicies, type PolicyLine } from "../server/policies/policy-rows.server.ts";
import type { Route } from "./+types/policies-page";

const here = "/admin/policy-cards";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = policyList.read(url);
  const [page, stats, agents, sellers] = await Promise.all([
    listPolicies(actor, query),
    countPolicies(actor),
    listAgentNames(actor),
    listSellerNames(actor),
  ]);
  const frame = listFrame(url, policyList, query, page, { agent: sellers });
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
      <ListTable
        caption="Policies"
        columns={policyColumns}
        rows={rows}
        cells={cells}
        sorts={{
          card: frame.heads.card,
          customer: frame.heads.customer,
          premium: frame.heads.premium,
          from: frame.heads.from,
        }}
        tick={mayKeep && tick}
        actions={actions}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<PolicyLine>(({ cardNumber }) => cardNumber);

const cells = {
  card: (row: PolicyLine) => (
    <>
      <Anchor className="num" href={`${here}/${row.id}`}>
        {row.cardNumber}
      </Anchor>
      <small>Agent {row.agent}</small>
    </>
  ),
  status: (row: PolicyLine) => (
    <StatusBadge status={row.status}>{policyColumns.status.text(row)}</StatusBadge>
  ),
};

const actions = (row: PolicyLine) => <RowActions href={`${here}/${row.id}`} name={row.cardNumber} />;
