import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/bank-lines-page";
import { bankLineColumns, lineStates } from "./bank-line-columns.ts";
import { bankLineList } from "./bank-line-list.ts";
import { listBankLines } from "./list-bank-lines.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = bankLineList.read(url);
  const page = await listBankLines(await getActor(context), query);
  return { rows: page.rows, view: bankLineList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Lines of the bank",
    description: "The bank's statements, line by line.",
    path: bankLineList.path,
    indexed: false,
  });

export default function BankLinesPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Lines of the bank"
      lead="The bank's statements, line by line, and what settles each."
      more={<BackLink href="/admin/books/bank" label="Bank" />}
      view={view}
      placeholder="Description or reference"
      rowsTitle="Lines"
      empty={{
        picture: emptyInbox,
        title: "No statement is read in yet",
        words: "The lines of the bank's file stand here.",
        noMatch: "No line matches",
      }}
    >
      <ListTable
        caption="Lines of the bank"
        columns={bankLineColumns}
        rows={rows}
        cells={{
          words: (line) => (
            <Anchor href={`${bankLineList.path}/${line.id}`}>{line.words || "No words"}</Anchor>
          ),
          state: (line) => (
            <StatusBadge status={lineStates[line.state].look}>{lineStates[line.state].label}</StatusBadge>
          ),
        }}
      />
    </DeskList>
  );
}
