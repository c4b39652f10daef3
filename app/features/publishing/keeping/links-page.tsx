import { buttonField } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { type LinkLine, linkColumns, linkStates } from "#app/features/scholarships/keeping/link-columns.ts";
import { linkList } from "#app/features/scholarships/keeping/link-list.ts";
import { listLinks } from "#app/features/scholarships/keeping/list-links.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { ManyNews } from "#app/ui/lists/many-news.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import type { Route } from "./+types/links-page";
import { linkActions } from "./link-actions.server.ts";
import { linkBadges } from "./link-badges.ts";
import { LinkDifference } from "./link-difference.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = linkList.read(url);
  const actor = await getActor(context);
  const page = await listLinks(actor, query);
  return {
    rows: page.rows,
    view: linkList.view(query, page),
    mayWork: scholarshipPermissions.canEver(actor, "scholarship.update"),
  };
}

export const action = linkActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Websites of scholarships",
    description: "What changed, and what is gone.",
    path: linkList.path,
    indexed: false,
  });

const form = "many";
const tick = tickColumn<LinkLine>({
  form,
  name: "ids",
  about: ({ state, title, address }) => (state === "changed" ? `${title}, ${address}` : null),
  value: ({ id }) => id,
});

export default function LinksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, mayWork } = loaderData;
  return (
    <DeskList
      title="Websites of scholarships"
      lead="Each is asked once a week. What its words were when somebody last looked is held against what they are now."
      view={view}
      news={<ManyNews answer={actionData} />}
      bar={
        mayWork && (
          <BulkBar key={rows[0]?.id} id={form} name="ids" title="Ticked ones are looked at" isOpen={false}>
            <Button size="sm" name="intent" value="seen_many">
              I have looked at them…
            </Button>
          </BulkBar>
        )
      }
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
        tick={mayWork && tick}
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
