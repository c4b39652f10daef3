import ArrowRight from "lucide-react/icons/arrow-right";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { HolderPart } from "#app/features/identity/work/holder-part.tsx";
import { readWorkOf } from "#app/features/identity/work/read-work-of.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DialogLink } from "#app/ui/dialogs/dialog.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ClaimAlerts } from "../../components/claims/claim-alerts.tsx";
import { ApproveDialog, RejectDialog, ReopenDialog } from "../../components/claims/claim-decision.tsx";
import { ClaimMoney } from "../../components/claims/claim-money.tsx";
import { ClaimPapersPanel } from "../../components/claims/claim-papers-panel.tsx";
import { ItemFrame } from "../../components/item-frame.tsx";
import { readOnce } from "../../lists/section-address.ts";
import { claimActions } from "../../server/claims/claim-actions.server.ts";
import { getClaim } from "../../server/claims/get-claim.server.ts";
import type { Route } from "./+types/claim-page";

const list = "/admin/claim-management";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const claim = await getClaim(actor, params.claimId);
  const [comments, work] = await Promise.all([
    readComments(actor, "claim", claim.id),
    readWorkOf(actor, "claim", claim.id),
  ]);
  return { claim, comments, work, once: readOnce(url) };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = claimActions.action;

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
  recorded: "The claim is recorded and waits for a decision.",
  reopened: "The decision is taken back. The claim waits again.",
  account: "The account is saved.",
  paper: "The paper is with the claim.",
  paper_gone: "The paper is taken away.",
  asked:
    "From this amount on a second person has to agree. The other admins are told; it waits under Security & Roles, Second person.",
};

export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, once, work } = loaderData;
  const here = `${list}/${claim.id}`;
  const isOpen = claim.may.decide;
  return (
    <>
      <ItemFrame
        back={{ href: list, label: "Claim Management" }}
        title={claim.claimNumber}
        lead={claim.customerName}
        badge={<StatusBadge status={claim.status}>{claim.statusLabel}</StatusBadge>}
        sentence={once.done ? said[once.done] : undefined}
        answer={actionData}
        facts={[
          { term: "Amount", value: formatMoney(paise(claim.amountPaise)) },
          ...(claim.approvedPaise
            ? [{ term: "Approved", value: formatMoney(paise(claim.approvedPaise)) }]
            : []),
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
          ...(claim.clock ? [{ term: "Due", value: <DueTime clock={claim.clock} /> }] : []),
          ...(claim.decided ? [{ term: "Decided", value: claim.decided }] : []),
          ...(claim.reason ? [{ term: "Reason", value: claim.reason }] : []),
          ...(claim.rating ? [{ term: "Customer’s rating", value: `${claim.rating} of 5` }] : []),
        ]}
        actions={
          <>
            {isOpen && (
              <>
                <DialogLink dialog="approve" href={`${here}?approve=${claim.id}`}>
                  Approve
                </DialogLink>
                <DialogLink dialog="reject" kind="danger" href={`${here}?decide=${claim.id}`}>
                  Reject
                </DialogLink>
              </>
            )}
            {claim.may.reopen && (
              <DialogLink dialog="reopen" kind="quiet" href={`${here}?reopen=1`}>
                Take the decision back
              </DialogLink>
            )}
            {claim.nextId && (
              <LinkButton kind="quiet" iconEnd={ArrowRight} href={`${list}/${claim.nextId}`}>
                Next claim that waits
              </LinkButton>
            )}
          </>
        }
        history={claim.history}
      >
        {claim.policy.isDeleted && (
          <Alert tone="warn">The policy of this claim was deleted, so it cannot be approved.</Alert>
        )}
        {!claim.canBeTold && (
          <Alert tone="warn">
            {isOpen
              ? "No user is linked to this policy, so nobody can be told. Give the policy its customer’s phone first."
              : "No user is linked to this policy, so nobody was told. Please phone the customer."}
          </Alert>
        )}
        {claim.alerts.length > 0 && (
          <Panel
            padded
            title="Fraud alerts"
            note={claim.isHeld ? "It cannot be approved like this" : undefined}
          >
            <ClaimAlerts alerts={claim.alerts} />
          </Panel>
        )}
        {work && (
          <Panel padded title="Assigned">
            <HolderPart work={work.line} people={work.people} action="/admin/work" next={here} />
          </Panel>
        )}
        <ClaimPapersPanel key={`papers${claim.papers.length}`} papers={claim.papers} answer={actionData} />
        <ClaimMoney key={`money${claim.revision}`} claim={claim} answer={actionData} />
        <CommentsPanel view={loaderData.comments} />
      </ItemFrame>
      {isOpen && (
        <ApproveDialog
          key={`approve${claim.revision}${once.opens}`}
          id="approve"
          claim={claim}
          open={once.opens === "approve"}
          cancelHref={here}
          answer={actionData}
        />
      )}
      {claim.may.reopen && (
        <ReopenDialog
          key={`reopen${claim.revision}${once.opens}`}
          id="reopen"
          claim={claim}
          open={once.opens === "reopen"}
          cancelHref={here}
          answer={actionData}
        />
      )}
      {isOpen && (
        <RejectDialog
          key={`${claim.revision}${once.opens}`}
          id="reject"
          claim={claim}
          open={once.opens === "decide"}
          cancelHref={here}
          answer={actionData}
        />
      )}
    </>
  );
}
