import Plus from "lucide-react/icons/plus";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { isOfMany } from "#app/ui/lists/many-news.tsx";
import { ClaimActs } from "../../components/claims/claim-acts.tsx";
import { claimCells, claimTick } from "../../components/claims/claim-cells.tsx";
import { ApproveDialog, RejectDialog } from "../../components/claims/claim-decision.tsx";
import { ClaimPanel, type ClaimPanelData } from "../../components/claims/claim-panel.tsx";
import { ClaimsBar } from "../../components/claims/claims-bar.tsx";
import { SectionFrame } from "../../components/section-frame.tsx";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { claimColumns } from "../../lists/columns/claim-columns.ts";
import { claimList } from "../../lists/insurance-lists.ts";
import { listFrame } from "../../lists/list-frame.ts";
import { readOnce } from "../../lists/section-address.ts";
import { countClaims, listClaims } from "../../server/claims/claim-rows.server.ts";
import { claimsActions } from "../../server/claims/claims-actions.server.ts";
import { listActiveHospitals } from "../../server/hospitals/hospital-rows.server.ts";
import type { Route } from "./+types/claims-page";

const here = "/admin/claim-management";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = claimList.read(url);
  const [page, stats, hospitals] = await Promise.all([
    listClaims(actor, query),
    countClaims(actor),
    listActiveHospitals(actor),
  ]);
  const frame = listFrame(url, claimList, query, page, {
    hospital: Object.fromEntries(hospitals.map(({ value, label }) => [value, label])),
  });
  const mayDecide = insurancePermissions.can(actor, "insurance.decide_claim");
  return { rows: page.rows, stats, frame, once: readOnce(url), mayDecide };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = claimsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Claim Management",
    description: "Every claim, what waits for a decision, and what was decided.",
    path: here,
    indexed: false,
  });

const said = {
  approved: "Claim approved successfully!",
  rejected: "Claim rejected successfully!",
  asked:
    "From this amount on a second person has to agree. The other admins are told; it waits under Security & Roles, Second person.",
};

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, stats, frame, once, mayDecide } = loaderData;
  const chosen = rows.find(({ id }) => id === (actionData?.typed.id?.[0] ?? once.about));
  const form = actionData?.form ?? (once.opens === "approve" ? "approve" : "reject");
  const isAsking = chosen?.status === "processing";
  return (
    <>
      {/* Somebody decided meanwhile: the question is gone, the word about it is not. */}
      {actionData && !isOfMany(actionData) && !isAsking && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      <p className="row">
        <LinkButton href="/admin/claim-management/new" icon={Plus}>
          New claim
        </LinkButton>
        <LinkButton kind="quiet" href="/admin/claim-payments">
          Claim payments
        </LinkButton>
        <LinkButton kind="quiet" href="/admin/fraud-alerts?status=open">
          Fraud alerts
        </LinkButton>
      </p>
      <SectionFrame
        frame={frame}
        once={once}
        said={said}
        stats={[
          { label: "Total Claims", value: formatCount(stats.total) },
          { label: "Approved", value: formatCount(stats.approved) },
          { label: "Processing", value: formatCount(stats.processing) },
          { label: "Rejected", value: formatCount(stats.rejected) },
        ]}
        searchLabel="Claim number or customer"
        filterLabel="Filter Claims"
        noun="claim"
        answer={actionData}
        bar={mayDecide && <ClaimsBar key={rows[0]?.id} answer={actionData} />}
        isEmpty={rows.length === 0}
      >
        <ListTable
          caption="Claims"
          columns={claimColumns}
          rows={rows}
          cells={claimCells}
          sorts={{ claim: frame.heads.date, amount: frame.heads.amount, due: frame.heads.due }}
          tick={mayDecide && claimTick}
          actions={(row) => <ClaimActs row={row} />}
          more={(loaded: ClaimPanelData) => <ClaimPanel {...loaded} />}
        />
      </SectionFrame>
      {isAsking && form === "approve" && (
        <ApproveDialog
          key={chosen.id}
          id="approve"
          claim={chosen}
          open
          cancelHref={frame.here}
          answer={actionData}
        />
      )}
      {isAsking && form === "reject" && (
        <RejectDialog
          key={chosen.id}
          id="reject"
          claim={chosen}
          open
          cancelHref={frame.here}
          answer={actionData}
        />
      )}
    </>
  );
}
