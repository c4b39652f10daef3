import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { accountChangeList } from "../account-change-list.ts";
import { AccountChangesTable } from "../components/account-changes-table.tsx";
import { accountChangesActions } from "../server/accounts/account-changes-actions.server.ts";
import { listAccountChanges } from "../server/accounts/list-account-changes.server.ts";
import type { Route } from "./+types/account-changes-page";

const said = {
  taken: "Taken. The money goes to the new account with the next payment.",
  refused: "Refused. The student was told why and is asked for another account.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const done = url.searchParams.get("done");
  const query = accountChangeList.read(url);
  const page = await listAccountChanges(await getActor(context), query);
  return {
    rows: page.rows,
    view: accountChangeList.view(query, page),
    isOfWaiting: query.filters.status.join() === "waiting" && !query.search,
    done: done === "taken" || done === "refused" ? said[done] : null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = accountChangesActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "New bank accounts",
    description: "Accounts in another name than the student's.",
    path: "/admin/payouts/accounts",
    indexed: false,
  });

export default function AccountChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, done, isOfWaiting } = loaderData;
  return (
    <>
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      <DeskList
        title="New bank accounts"
        lead="New accounts that students gave. One in another name waits here: nothing is paid to it before somebody has looked."
        more={<Anchor href="/admin/payouts">All payouts</Anchor>}
        view={view}
        placeholder="Number, scholarship, IFSC or last four digits"
        rowsTitle="Accounts"
        empty={{
          picture: emptyInbox,
          title: "No student has given another account",
          words: "New accounts come here.",
          noMatch: isOfWaiting ? "No account waits for a look." : "No account matches",
        }}
      >
        <AccountChangesTable rows={rows} answer={actionData} />
      </DeskList>
    </>
  );
}
