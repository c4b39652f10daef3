import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { DepositsTable } from "../components/deposits-table.tsx";
import { depositList } from "../deposit-list.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { depositsActions } from "../server/deposits/deposits-actions.server.ts";
import { listDeposits } from "../server/deposits/list-deposits.server.ts";
import type { Route } from "./+types/deposits-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = depositList.read(url);
  const page = await listDeposits(actor, query);
  return {
    rows: page.rows,
    view: depositList.view(query, page),
    isOfComing: query.filters.status.join() === "announced" && !query.search,
    mayReceive: payoutPermissions.can(actor, "payout.receive_deposit"),
    isReceived: url.searchParams.get("done") === "received",
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = depositsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Transfers of institutes",
    description: "Money that institutes pay in for their own students.",
    path: "/admin/payouts/deposits",
    indexed: false,
  });

export default function DepositsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, isReceived, mayReceive, isOfComing } = loaderData;
  return (
    <>
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {isReceived && !actionData && <Said>Recorded. The scholarship has the money now.</Said>}
      <DeskList
        title="Transfers of institutes"
        lead="What institutes announced for their own scholarships. Record one when it stands on the bank's statement."
        more={<Anchor href="/admin/payouts">All payouts</Anchor>}
        view={view}
        placeholder="Institute, scholarship or UTR"
        rowsTitle="Transfers"
        empty={{
          picture: emptyInbox,
          title: "No institute has announced a transfer.",
          words: "What an institute announces for its own students comes here.",
          noMatch: isOfComing ? "No transfer is still to come" : "No transfer matches",
        }}
      >
        <DepositsTable rows={rows} mayReceive={mayReceive} />
      </DeskList>
    </>
  );
}
