import { buttonField } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { linkColumns, linkStates } from "#app/features/scholarships/keeping/link-columns.ts";
import { linkList } from "#app/features/scholarships/keeping/link-list.ts";
import { listLinks } from "#app/features/scholarships/keeping/list-links.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { Route } from "./+types/links-page";
import { linkActions } from "./link-actions.server.ts";
import { linkBadges } from "./link-badges.ts";
import { LinkDifference } from "./link-difference.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = linkList.read(url);
  const page = await listLinks(await getActor(context), query);
  return { rows: page.rows, view: linkList.view(query, page) };
}

export const action = linkActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Websites of scholarships",
    description: "What changed, and what is gone.",
    path: linkList.path,
    indexed: false,
  });

export default function LinksPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Websites of scholarships"
      lead="Each is asked once a week. What its words were when somebody last looked is held against what they are now."
      view={view}
      placeholder="Scholarship or address"
      rowsTitle="Websites"
      empty={{
        picture: emptyInbox,
        title: "No website has been asked yet",
        words: "The check runs each night.",
        noMatch: "No website matches",
      }}
    >
      <ListTable
        caption="Websites of scholarships"
        columns={linkColumns}
        rows={rows}
        cells={{
          title: (row) => <Anchor href={`/admin/scholarships/${row.scholarshipId}/edit`}>{row.title}</Anchor>,
          address: (row) => (
            <span className="break-all whitespace-normal">
              <ExternalLink href={row.address}>{new URL(row.address).hostname}</ExternalLink>
            </span>
          ),
          state: (row) => (
            <>
              <StatusBadge status={linkBadges[row.state]}>{linkStates[row.state]}</StatusBadge>
              {row.answer && <small>{row.answer}</small>}
            </>
          ),
          difference: (row) => row.gone.length + row.come.length > 0 && <LinkDifference row={row} />,
        }}
        actions={(row) =>
          row.state === "changed" && (
            <Ask
              label="Looked at"
              about={row.title}
              look={{ kind: "quiet", size: "sm" }}
              question={
                <p>
                  You have seen what changed on the website of <strong>{row.title}</strong>.
                </p>
              }
              confirm="I have looked at it"
              fields={{ linkId: row.id, [buttonField]: "seen" }}
            />
          )
        }
      />
    </DeskList>
  );
}
