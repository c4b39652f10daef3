import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { giverAddresses } from "../giver-addresses.ts";
import type { Route } from "./+types/approvals-page";
import { AnsweredTable } from "./answered-table.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { approvalList } from "./approval-list.ts";
import { approvalsActions } from "./approvals-actions.server.ts";
import { listApprovals } from "./list-approvals.server.ts";

const doneWords: Readonly<Record<string, string>> = {
  asked: "It waits for a colleague now, who has been told. It counts nowhere until it is approved.",
  approved: "Approved and done. Your colleague has been told.",
  refused: "Refused. Your colleague has been told why.",
  withdrawn: "Taken back. Nobody has to answer it any more.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const at = giverAddresses(actor.role);
  const query = approvalList.read(url);
  const [waiting, page] = await Promise.all([listApprovals.waiting(actor), listApprovals.page(actor, query)]);
  return {
    waiting,
    teamHref: at.team,
    path: at.approvals,
    back: { href: at.isCompany ? "/csr" : "/donor", label: "Dashboard" },
    done: doneWords[url.searchParams.get("done") ?? ""] ?? null,
    answered: {
      rows: page.rows.map((row) => ({ ...row, href: row.donationId && at.donation(row.donationId) })),
      total: page.total ?? page.rows.length,
      search: query.search,
      status: query.filters.status[0] ?? "",
      isNarrowed: query.isNarrowed,
      previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
      nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
      exportHref: `${at.approvals}/export${url.search}`,
    },
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = approvalsActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Approvals",
    description: "What one of your team booked or pledged, and another approves.",
    path: loaderData?.path ?? "/",
    indexed: false,
  });

export default function ApprovalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, answered, back, done, teamHref } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Approvals"
        lead="What one of your team booked or pledged counts when another one has approved it."
        back={back}
      />
      {actionData && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      <section className="stack">
        <h2>Waiting</h2>
        {waiting.length === 0 && (
          <EmptyState title="Nothing waits">
            <p>
              From which amount two people are needed stands on the page of your <a href={teamHref}>team</a>.
            </p>
          </EmptyState>
        )}
        {waiting.map((line) => (
          <div key={line.id} id={line.id}>
            <ApprovalCard line={line} answer={actionData} />
          </div>
        ))}
      </section>
      <AnsweredTable {...answered} />
    </div>
  );
}
