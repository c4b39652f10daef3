import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { Route } from "./+types/duplicates-page";
import { duplicateColumns } from "./duplicate-columns.ts";
import { duplicateList } from "./duplicate-list.ts";
import { listDuplicates } from "./list-duplicates.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = duplicateList.read(url);
  const page = await listDuplicates(await getActor(context), query);
  return { rows: page.rows, view: duplicateList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Likely duplicates",
    description: "Records that may be one scholarship.",
    path: duplicateList.path,
    indexed: false,
  });

const editHref = (id: string) => `/admin/scholarships/${id}/edit`;

export default function DuplicatesPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Likely duplicates"
      lead="Pairs that may be one scholarship: alike titles of one provider, or the same page of a website. Look at both beside each other; then merge them, or say that they are two."
      view={view}
      placeholder="Title or provider"
      rowsTitle="Pairs"
      empty={{
        picture: emptyInbox,
        title: "No two records look alike",
        words: "Records of one provider with alike titles, or of one page of a website, are here.",
        noMatch: "No pair matches",
      }}
    >
      <ListTable
        caption="Likely duplicates"
        columns={duplicateColumns}
        rows={rows}
        cells={{
          first: (row) => <Anchor href={editHref(row.first.id)}>{row.first.title}</Anchor>,
        }}
        actions={(row) => (
          <LinkButton
            size="sm"
            kind="quiet"
            href={`/admin/scholarships/${row.first.id}/merge?with=${row.second.id}`}
          >
            Compare<span className="vh"> {row.second.title}</span>
          </LinkButton>
        )}
      />
    </DeskList>
  );
}
