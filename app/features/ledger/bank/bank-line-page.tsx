import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ledgerPermissions } from "../ledger-permissions.ts";
import type { Route } from "./+types/bank-line-page";
import { bankLineActions } from "./bank-line-actions.server.ts";
import { lineStates } from "./bank-line-columns.ts";
import { getBankLine } from "./get-bank-line.server.ts";
import { LineForms } from "./line-forms.tsx";

const doneWords: Record<string, string> = {
  matched: "Matched: line and entries agree to the paisa.",
  noted: "Explained. It stays in the reconciliation with your words.",
  booked: "Booked on the bank's own day, and matched.",
  undone: "The line is open again.",
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  return {
    line: await getBankLine(actor, params.lineId),
    mayChange: ledgerPermissions.can(actor, "ledger.reconcile"),
    done: doneWords[url.searchParams.get("done") ?? ""] ?? null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = bankLineActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Line of the bank",
    description: "One line of the bank's statement.",
    path: `/admin/books/bank/lines/${params.lineId}`,
    indexed: false,
  });

export default function BankLinePage({ loaderData, actionData }: Route.ComponentProps) {
  const { line, mayChange, done } = loaderData;
  const state = lineStates[line.state];
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={`${line.amount} ${line.isIn ? "paid in" : "paid out"}`}
        lead={`${line.account}, ${line.day}`}
        back={{ href: `/admin/books/bank/lines?account=${line.accountKind}&state=open`, label: "Open lines" }}
        badges={<StatusBadge status={state.look}>{state.label}</StatusBadge>}
      />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      {line.closedMonth && <Alert>{line.closedMonth} is closed: this line stays as it is.</Alert>}
      <Facts
        facts={[
          { term: "Description", value: line.words || "–" },
          { term: "Reference", value: line.reference ?? "–" },
          { term: "Read from", value: line.from },
          ...(line.settled ? [{ term: "Settled", value: line.settled }] : []),
          ...(line.note ? [{ term: "Explanation", value: line.note }] : []),
          ...line.matched.map((entry) => ({
            term: "Entry",
            value: (
              <>
                <Anchor href={entry.href}>{entry.number}</Anchor> {entry.what}, {entry.day}: {entry.amount}
              </>
            ),
          })),
        ]}
      />
      {mayChange && !line.closedMonth && <LineForms line={line} answer={actionData} />}
    </div>
  );
}
