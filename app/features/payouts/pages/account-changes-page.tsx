import { problemOf } from "#app/core/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { DeskList } from "#app/ui/desk-list.tsx";
import { Said } from "#app/ui/said.tsx";
import { accountChangeList } from "../account-change-list.ts";
import { AccountChangesTable } from "../components/account-changes-table.tsx";
import { accountChangesActions } from "../server/account-changes-actions.server.ts";
import { listAccountChanges } from "../server/list-account-changes.server.ts";
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
    done: done === "taken" || done === "refused" ? said[done] : null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export const action = accountChangesActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "New bank accounts",
    description: "Accounts in another name than the student's.",
    path: "/admin/payouts/accounts",
    indexed: false,
  });

export default function AccountChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, done } = loaderData;
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
        lead="Students gave another account, and the name in its passbook is not theirs. Nothing is paid to it before somebody here has looked."
        more={
          <LinkButton kind="quiet" size="sm" href="/admin/payouts">
            Payouts
          </LinkButton>
        }
        view={view}
        placeholder="Number, scholarship, IFSC or last four digits"
        rowsTitle="Accounts"
        empty={{
          picture: emptyInbox,
          title: "No account waits for a look.",
          words: "Accounts in another name than the student’s come here.",
          noMatch: "No account matches",
        }}
      >
        <AccountChangesTable rows={rows} answer={actionData} />
      </DeskList>
    </>
  );
}
