import { data, Form, redirect } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogLink } from "#app/ui/dialog.tsx";
import { RejectDialog } from "../components/claim-decision.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { rejectClaimSchema, versionSchema } from "../forms/insurance-forms.ts";
import { readOnce } from "../section-address.ts";
import { decideClaim } from "../server/decide-claim.server.ts";
import { getClaim } from "../server/get-claim.server.ts";
import { problemOf } from "../server/problem-of.server.ts";
import { runForm } from "../server/run-form.server.ts";
import type { Route } from "./+types/claim-page";

const list = "/admin/claim-management";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return { claim: await getClaim(await getActor(context), params.claimId), once: readOnce(url) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { claimId } = params;
  const fields = await readFormData(request, 64 * 1024);
  switch (fields.get("intent")) {
    case "approve": {
      const { value } = await parseForm(fields, versionSchema);
      if (!value) throw badRequest();
      const { problem, outcome } = await problemOf(
        decideClaim(actor, claimId, { ...value, event: "approve" }),
      );
      if (problem) return data({ reply: null, problem }, { status: 409 });
      return redirect(`${list}/${claimId}?done=${outcome === "asked" ? "asked" : "approved"}`);
    }
    case "reject": {
      const reply = await runForm(fields, rejectClaimSchema, (value) =>
        decideClaim(actor, claimId, { ...value, event: "reject" }),
      );
      return reply
        ? data({ reply, problem: null }, { status: 422 })
        : redirect(`${list}/${claimId}?done=rejected`);
    }
    default:
      throw badRequest("There is no such button.");
  }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Claim",
    description: "One claim, with its policy, its decision and its history.",
    path: `${list}/${params.claimId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  approved: "Claim approved successfully!",
  rejected: "Claim rejected successfully!",
  asked:
    "From this amount on a second person has to agree. The other admins are told; it waits under Security & Roles, Second person.",
};

export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, once } = loaderData;
  const here = `${list}/${claim.id}`;
  const isOpen = claim.events.length > 0;
  return (
    <>
      {actionData?.problem && <Alert tone="bad">{actionData.problem}</Alert>}
      <ItemFrame
        back={{ href: list, label: "Claim Management" }}
        title={claim.claimNumber}
        lead={claim.customerName}
        badge={<StatusBadge status={claim.status}>{claim.statusLabel}</StatusBadge>}
        sentence={once.done ? said[once.done] : undefined}
        facts={[
          { term: "Amount", value: formatMoney(paise(claim.amountPaise)) },
          { term: "Type", value: claim.type },
          {
            term: "Hospital",
            value: <Anchor href={`/admin/hospital-partners/${claim.hospitalId}`}>{claim.hospital}</Anchor>,
          },
          {
            term: "Policy",
            value: <Anchor href={`/admin/policy-cards/${claim.policy.id}`}>{claim.policy.cardNumber}</Anchor>,
          },
          { term: "Valid", value: claim.policy.validity },
          { term: "Treated", value: claim.treatedOn },
          { term: "Claimed", value: claim.claimedOn },
          ...(claim.payee ? [{ term: "To account", value: claim.payee }] : []),
          ...(claim.decided ? [{ term: "Decided", value: claim.decided }] : []),
          ...(claim.reason ? [{ term: "Reason", value: claim.reason }] : []),
          ...(claim.rating ? [{ term: "Customer’s rating", value: `${claim.rating} of 5` }] : []),
        ]}
        actions={
          isOpen && (
            <>
              <Form method="post">
                <input type="hidden" name="revision" value={claim.revision} />
                <Button name="intent" value="approve">
                  Approve
                </Button>
              </Form>
              <DialogLink dialog="reject" kind="danger" href={`${here}?decide=${claim.id}`}>
                Reject
              </DialogLink>
            </>
          )
        }
        history={claim.history}
      >
        {isOpen && !claim.canBeTold && (
          <Alert tone="warn">
            No user is linked to this policy, so nobody can be told. Give the policy its customer’s phone
            first.
          </Alert>
        )}
      </ItemFrame>
      {isOpen && (
        <RejectDialog
          key={`${claim.revision}${once.opens}`}
          id="reject"
          claim={claim}
          open={once.opens === "decide"}
          cancelHref={here}
          reply={actionData?.reply}
        />
      )}
    </>
  );
}
