import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { itemKindNames, itemKinds, itemPaths } from "../dependents.ts";
import { deletedColumns } from "../lists/deleted-columns.ts";
import { deletedList } from "../lists/deleted-list.ts";
import { deletedActions } from "../server/deleted/deleted-actions.server.ts";
import { listDeleted } from "../server/deleted/list-deleted.server.ts";
import type { Route } from "./+types/deleted-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = deletedList.read(url);
  const page = await listDeleted(await getActor(context), query);
  const back = itemKinds.find((kind) => kind === url.searchParams.get("back"));
  return { rows: page.rows, view: deletedList.view(query, page), back: back ? itemKindNames[back] : null };
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

export default function DeletedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, back } = loaderData;
  return (
    <>
      {actionData && <Alert tone="bad">{problemOf(actionData)}</Alert>}
      {back && !actionData && <Alert tone="ok">The {back.toLowerCase()} is back in its list.</Alert>}
      <DeskList
        title="Deleted"
        lead="Users, agents, hospitals and policies that left the lists. Nothing of them is lost: each can come back."
        view={view}
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
