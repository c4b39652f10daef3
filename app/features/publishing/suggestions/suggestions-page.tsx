import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { Route } from "./+types/suggestions-page";
import { listSuggestions } from "./server/list-suggestions.server.ts";
import { suggestionColumns } from "./suggestion-columns.ts";
import { suggestionList } from "./suggestion-list.ts";
import { suggestionBadges, suggestionMachine } from "./suggestion-status.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = suggestionList.read(url);
  const page = await listSuggestions(await getActor(context), query);
  return { rows: page.rows, view: suggestionList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Suggestions",
    description: "What people say is wrong about a scholarship.",
    path: suggestionList.path,
    indexed: false,
  });

export default function SuggestionsPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Suggestions"
      lead="What people say is wrong about a scholarship, with how they know. Nothing changes until you have looked."
      view={view}
      placeholder="Number, scholarship or provider"
      rowsTitle="Suggestions"
      empty={{
        picture: emptyInbox,
        title: "Nobody has found anything wrong",
        words: "What comes by “Something wrong? Tell us” is here.",
        noMatch: "No suggestion matches",
      }}
    >
      <ListTable
        caption="Suggestions"
        columns={suggestionColumns}
        rows={rows}
        cells={{
          number: (row) => <Anchor href={`${suggestionList.path}/${row.id}`}>{row.number}</Anchor>,
          right: (row) => (
            <span className="line-clamp-3 break-words whitespace-normal lg:line-clamp-1">
              {row.right ?? "Forgotten"}
            </span>
          ),
          status: (row) => (
            <StatusBadge status={suggestionBadges[row.status]}>
              {suggestionMachine.states[row.status].label}
            </StatusBadge>
          ),
        }}
      />
    </DeskList>
  );
}
