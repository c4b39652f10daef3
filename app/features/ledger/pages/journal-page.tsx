import Download from "lucide-react/icons/download";
import { redirect } from "react-router";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { JournalRangeForm } from "../components/journal-range-form.tsx";
import { journalColumns } from "../journal-columns.ts";
import { journalList } from "../journal-list.ts";
import { periodOfDays, shownRange } from "../journal-range.ts";
import { type AccountKind, accountKinds } from "../ledger.ts";
import { listJournal } from "../server/list-journal.server.ts";
import { readAccountSums } from "../server/read-account-sums.server.ts";
import type { Route } from "./+types/journal-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = periodOfDays(url);
  if (asked) throw redirect(asked);
  const actor = await getActor(context);
  const query = journalList.read(url);
  const [account] = query.filters.account as readonly AccountKind[];
  const [period] = query.filters.period;
  const page = await listJournal(actor, query);
  return {
    rows: page.rows,
    view: journalList.view(query, page),
    account: account
      ? {
          kind: account,
          label: accountKinds[account].label,
          sums: await readAccountSums(actor, account, period),
        }
      : null,
    range: period ? shownRange(period) : { from: "", to: "" },
    tallyHref: `${journalList.path}/tally${period ? `?period=${period}` : ""}`,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Journal",
    description: "The operator's books, line by line.",
    path: journalList.path,
    indexed: false,
  });

/** "₹5,000 Dr" */
const sided = (amount: number) =>
  `${formatMoney(paise(Math.abs(amount)))}${amount === 0 ? "" : amount > 0 ? " Dr" : " Cr"}`;

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { rows, view, account, tallyHref, range } = loaderData;
  return (
    <DeskList
      title={account ? account.label : "Journal"}
      lead={account ? "One account, line by line." : "The operator's books, line by line."}
      more={
        <div className="stack [--gap:0.25rem]">
          <div className="row items-end">
            <BackLink href="/admin/books" label="Books" />
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={tallyHref} download>
              Tally XML of the period
            </LinkButton>
            <JournalRangeForm account={account?.kind ?? null} range={range} />
          </div>
          {account && (
            <StatTiles
              tiles={[
                { label: "Before", value: sided(account.sums.before) },
                { label: "Moved", value: sided(account.sums.moved) },
                { label: "After", value: sided(account.sums.after) },
              ]}
            />
          )}
        </div>
      }
      view={view}
      placeholder="Number or bank reference"
      rowsTitle="Lines"
      empty={{
        picture: emptyInbox,
        title: "Nothing is booked yet",
        words: "What comes in and goes out stands here.",
        noMatch: "No line matches",
      }}
    >
      <ListTable
        caption="Journal"
        columns={journalColumns}
        rows={rows}
        cells={{
          number: (line) => (
            <Anchor href={`/admin/books/journal/${line.transactionId}`}>{line.number}</Anchor>
          ),
        }}
      />
    </DeskList>
  );
}
