import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { getJournalEntry } from "../server/get-journal-entry.server.ts";
import type { Route } from "./+types/journal-entry-page";

const journal = "/admin/books/journal";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { entry: await getJournalEntry(await getActor(context), params.transactionId) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? `Entry ${loaderData.entry.number}` : "Entry",
    description: "One entry of the books.",
    path: `${journal}/${params.transactionId}`,
    indexed: false,
  });

const shown = (amount: number) => (amount === 0 ? "" : formatMoney(paise(amount)));

export default function JournalEntryPage({ loaderData: { entry } }: Route.ComponentProps) {
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={`Entry ${entry.number}`}
        lead={entry.what}
        back={{ href: journal, label: "Journal" }}
      />
      <Facts
        facts={[
          { term: "Booked", value: entry.at },
          { term: "By", value: entry.who },
          { term: "Reference", value: entry.reference ?? "–" },
          ...(entry.subject
            ? [{ term: "About", value: <Anchor href={entry.subject.href}>{entry.subject.label}</Anchor> }]
            : []),
          ...entry.bankLines.map(({ href, on }) => ({
            term: "At the bank",
            value: <Anchor href={href}>{on}</Anchor>,
          })),
          ...entry.others.map(({ id, words }) => ({
            term: "See",
            value: <Anchor href={`${journal}/${id}`}>{words}</Anchor>,
          })),
        ]}
      />
      <Panel title="Lines">
        <DataTable
          caption="Lines of this entry"
          columns={[
            {
              id: "account",
              head: "Account",
              kind: "key",
              cell: (line) => (
                <>
                  <Anchor href={`${journal}?account=${line.kind}`}>{line.account}</Anchor>
                  {line.party && <small>{line.party}</small>}
                </>
              ),
            },
            { id: "debit", head: "Debit", kind: "number", cell: (line) => shown(line.debitPaise) },
            { id: "credit", head: "Credit", kind: "number", cell: (line) => shown(line.creditPaise) },
          ]}
          rows={entry.lines}
          rowKey={(line) => line.id}
        />
      </Panel>
    </div>
  );
}
