import { Form } from "react-router";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ClaimForm } from "../../components/claims/claim-form.tsx";
import { newClaimActions } from "../../server/claims/new-claim-actions.server.ts";
import { listActiveHospitals } from "../../server/hospitals/hospital-rows.server.ts";
import { findPolicyByCard } from "../../server/policies/find-policy-by-card.server.ts";
import type { Route } from "./+types/new-claim-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const card = url.searchParams.get("card")?.trim() ?? "";
  const policy = card ? await findPolicyByCard(actor, card) : null;
  return {
    card,
    policy,
    hospitals: policy ? await listActiveHospitals(actor) : [],
    formKey: newFormKey(),
  };
}

export const action = newClaimActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "New claim",
    description: "A claim as it came to the desk.",
    path: "/admin/claim-management/new",
    indexed: false,
  });

export default function NewClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { card, policy } = loaderData;
  return (
    <>
      <div className="grid gap-2">
        <BackLink href="/admin/claim-management" label="Claim Management" />
        <h2 className="text-xl">New claim</h2>
      </div>
      <Panel padded title="Whose card is it?">
        <Form method="get" className="row items-end">
          <TextField
            field={{
              id: "card",
              name: "card",
              errorId: "card-error",
              descriptionId: "card-hint",
              initialValue: card,
              key: card,
              required: true,
            }}
            label="Card number"
            hint="As it stands on the card: BSC-2026-000123"
            autoComplete="off"
          />
          <Button kind={policy ? "quiet" : "default"}>Find the card</Button>
        </Form>
        {card && !policy && (
          <Alert tone="warn">
            No policy has this card. <Anchor href="/admin/policy-cards">Search by the customer’s name</Anchor>
          </Alert>
        )}
      </Panel>
      {policy && (
        <Panel padded title="The claim">
          <Facts
            facts={[
              { term: "Customer", value: policy.customerName },
              {
                term: "Policy",
                value: <Anchor href={`/admin/policy-cards/${policy.id}`}>{policy.cardNumber}</Anchor>,
              },
              { term: "Plan", value: policy.plan },
              { term: "Valid", value: policy.validity },
            ]}
          />
          <ClaimForm hospitals={loaderData.hospitals} formKey={loaderData.formKey} answer={actionData} />
        </Panel>
      )}
    </>
  );
}
