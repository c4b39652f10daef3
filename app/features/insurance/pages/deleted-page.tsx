import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { isOfMany, ManyNews } from "#app/ui/lists/many-news.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { itemKindNames, itemKinds, itemPaths } from "../dependents.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { type DeletedLine, deletedColumns } from "../lists/deleted-columns.ts";
import { deletedList } from "../lists/deleted-list.ts";
import { deletedActions } from "../server/deleted/deleted-actions.server.ts";
import { listDeleted } from "../server/deleted/list-deleted.server.ts";
import type { Route } from "./+types/deleted-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = deletedList.read(url);
  const actor = await getActor(context);
  const page = await listDeleted(actor, query);
  const back = itemKinds.find((kind) => kind === url.searchParams.get("back"));
  return {
    rows: page.rows,
    view: deletedList.view(query, page),
    back: back ? itemKindNames[back] : null,
    mayKeep: insurancePermissions.can(actor, "insurance.keep_policies"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = deletedActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Deleted",
    description: "Users, agents, hospitals and policies that were deleted and can come back.",
    path: deletedList.path,
    indexed: false,
  });

const form = "many";
const tick = tickColumn<DeletedLine>({
  form,
  name: "ids",
  about: ({ name }) => name,
  value: ({ kind, id }) => `${kind}:${id}`,
});

export default function DeletedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, back, mayKeep } = loaderData;
  return (
    <>
      <ManyNews answer={actionData} />
      {actionData && !isOfMany(actionData) && <Alert tone="bad">{problemOf(actionData)}</Alert>}
      {back && !actionData && <Alert tone="ok">The {back.toLowerCase()} is back in its list.</Alert>}
      <DeskList
        title="Deleted"
        lead="Users, agents, hospitals and policies that left the lists. Nothing of them is lost: each can come back."
        view={view}
        bar={
          mayKeep && (
            <BulkBar key={rows[0]?.id} id={form} name="ids" title="Bring the ticked ones back" isOpen={false}>
              <Button size="sm" name="intent" value="restore_many">
                Bring them back
              </Button>
            </BulkBar>
          )
        }
        placeholder="Name or card number"
        rowsTitle="Deleted"
        empty={{
          picture: emptyInbox,
          title: "Nothing is deleted",
          words: "What is deleted at the insurance desk is here.",
          noMatch: "Nothing deleted matches",
        }}
      >
        <ListTable
          caption="Deleted"
          tick={mayKeep && tick}
          columns={deletedColumns}
          rows={rows}
          cells={{ name: (row) => <Anchor href={`${itemPaths[row.kind]}/${row.id}`}>{row.name}</Anchor> }}
          actions={(row) => (
            <Ask
              label="Bring back"
              about={row.name}
              look={{ kind: "quiet", size: "sm" }}
              question={
                <p>
                  <strong>{row.name}</strong> ({row.kindName}) stands in its list again.
                </p>
              }
              confirm="Bring it back"
              fields={{ kind: row.kind, id: row.id, intent: "restore" }}
            />
          )}
        />
      </DeskList>
    </>
  );
}
