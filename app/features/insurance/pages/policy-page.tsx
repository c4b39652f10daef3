import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { FormDialog } from "../components/form-dialog.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { PolicyFields } from "../components/policy-form.tsx";
import { PolicyRecords } from "../components/policy-records.tsx";
import { readOnce } from "../lists/section-address.ts";
import { listAgentNames } from "../server/agents/agent-rows.server.ts";
import { listActiveHospitals } from "../server/hospitals/hospital-rows.server.ts";
import { getPolicy } from "../server/policies/get-policy.server.ts";
import { policyActions } from "../server/policies/policy-actions.server.ts";
import { findDependents } from "../server/users/find-dependents.server.ts";
import type { Route } from "./+types/policy-page";

const list = "/admin/policy-cards";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const once = readOnce(url);
  const policy = await getPolicy(actor, params.policyId);
  const [agents, hospitals] = await Promise.all([listAgentNames(actor), listActiveHospitals(actor)]);
  return {
    policy,
    hospitals,
    // One who left keeps what they sold.
    agents: { ...agents, [policy.agentNumber]: policy.agent },
    once,
    dependents: once.opens === "delete" ? await findDependents(actor, "policy", policy.id) : null,
    formKey: newFormKey(),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = policyActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Policy",
    description: "One policy, with its claims, payments and history.",
    path: `${list}/${params.policyId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  edit: "The changes are saved.",
  claim: "The claim is recorded and waits for a decision.",
  payment: "The payment is recorded.",
};

export default function PolicyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { policy, agents, once } = loaderData;
  const here = `${list}/${policy.id}`;
  return (
    <>
      <ItemFrame
        back={{ href: list, label: "Policy & Cards" }}
        title={policy.cardNumber}
        lead={policy.customerName}
        badge={
          <StatusBadge status={policy.status}>
            {policy.status === "active" ? "Active" : "Expired"}
          </StatusBadge>
        }
        sentence={once.done ? said[once.done] : undefined}
        answer={actionData}
        facts={[
          {
            term: "Customer",
            value: policy.userId ? (
              <Anchor href={`/admin/user-management/${policy.userId}`}>{policy.customerName}</Anchor>
            ) : (
              policy.customerName
            ),
          },
          { term: "Plan", value: policy.planName },
          { term: "Premium", value: formatMoney(paise(policy.premiumPaise)) },
          { term: "Validity", value: policy.validity },
          { term: "Agent", value: policy.agent },
          { term: "Sold", value: policy.soldOn },
        ]}
        editHref={`${here}?edit=1`}
        canDelete
        dependents={loaderData.dependents}
        href={here}
        isDeleted={policy.isDeleted}
        history={policy.history}
      >
        <PolicyRecords
          key={`records${policy.claims.length}-${policy.payments.length}`}
          policy={policy}
          hospitals={loaderData.hospitals}
          formKey={loaderData.formKey}
          answer={actionData}
        />
      </ItemFrame>
      <FormDialog
        key={`${policy.revision}${once.opens}`}
        id="edit"
        title="Edit Policy"
        intent="edit"
        submit="Save"
        open={once.opens === "edit"}
        cancelHref={here}
        answer={actionData}
        hidden={{ revision: policy.revision }}
        defaults={{
          cardNumber: policy.cardNumber,
          customerName: policy.customerName,
          plan: policy.plan,
          premium: String(policy.premiumPaise / 100),
          validFrom: policy.validFrom,
          validTo: policy.validTo,
          agentId: String(policy.agentNumber),
        }}
      >
        {(field) => <PolicyFields field={field} isNew={false} agents={agents} />}
      </FormDialog>
    </>
  );
}
