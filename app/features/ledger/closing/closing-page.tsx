import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ledgerPermissions } from "../ledger-permissions.ts";
import type { Route } from "./+types/closing-page";
import { closingActions } from "./closing-actions.server.ts";
import { listMonths } from "./list-months.server.ts";
import { MonthsTable } from "./months-table.tsx";
import { ReopenMonthForm } from "./reopen-month-form.tsx";

const doneWords: Record<string, string> = {
  closed: "Closed. Nothing can be booked into this month any more.",
  asked: "Written down. The month opens when a second person agrees.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  return {
    rows: await listMonths(actor),
    mayClose: ledgerPermissions.can(actor, "ledger.close_month"),
    done: doneWords[url.searchParams.get("done") ?? ""] ?? null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = closingActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Months",
    description: "Which months of the books are closed.",
    path: "/admin/books/months",
    indexed: false,
  });

export default function ClosingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, mayClose, done } = loaderData;
  const last = rows.find(({ canReopen }) => canReopen);
  const problem = actionData?.form === "reopen" ? actionData.errors[""]?.[0] : problemOf(actionData);
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Months"
        lead="A closed month stays as it is: the database takes nothing dated into it. Months are closed one after the other."
        back={{ href: "/admin/books", label: "Books" }}
      />
      {problem && (
        <Said tone="bad" answer={actionData}>
          {problem}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      <Panel title="Months of the books">
        {rows.length === 0 ? (
          <EmptyState title="Nothing is booked yet">
            <p>The first entry opens the first month.</p>
          </EmptyState>
        ) : (
          <MonthsTable rows={rows} mayClose={mayClose} />
        )}
      </Panel>
      {mayClose && last && <ReopenMonthForm row={last} answer={actionData} />}
    </div>
  );
}
