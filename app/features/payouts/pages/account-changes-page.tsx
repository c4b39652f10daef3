import { Form } from "react-router";
import { problemOf } from "#app/core/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { answerField } from "#app/ui/answer-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Said } from "#app/ui/said.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { accountChangesActions } from "../server/account-changes-actions.server.ts";
import { listAccountChanges } from "../server/list-account-changes.server.ts";
import type { Route } from "./+types/account-changes-page";

const said = {
  taken: "Taken. The money goes to the new account with the next payment.",
  refused: "Refused. The student was told why and is asked for another account.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const done = url.searchParams.get("done");
  return {
    ...(await listAccountChanges(await getActor(context))),
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
  const { rows, hasMore, done } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="New bank accounts"
        lead="Students gave another account, and the name in its passbook is not theirs. Nothing is paid to it before somebody here has looked."
        back={{ href: "/admin/payouts", label: "Payouts" }}
      />
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      {rows.length === 0 && <p>No account waits for a look.</p>}
      {hasMore && <p>The {rows.length} longest waits are shown; the next follow when these are decided.</p>}
      {rows.map((one) => {
        const failed =
          actionData?.form === "refuse" && actionData.typed.change?.[0] === one.id ? actionData : null;
        return (
          <Panel key={one.id} title={`Application ${one.number}, ${one.amount}`} padded>
            <Facts
              facts={[
                { term: "Student", value: one.applicant },
                { term: "Name in the passbook", value: <b className="strong">{one.holder}</b> },
                {
                  term: "Account",
                  value: (
                    <span className="num">
                      {one.account}, {one.ifsc}
                    </span>
                  ),
                },
                { term: "Given", value: one.asked },
              ]}
            />
            {one.passbookId && (
              <p className="mt-3">
                <Anchor href={`/documents/${one.passbookId}/file`} plain target="_blank" rel="noopener">
                  Passbook of application {one.number} (opens in a new tab)
                </Anchor>
              </p>
            )}
            <Form method="post" className="mt-3">
              <input type="hidden" name="change" value={one.id} />
              <Button kind="go" name="intent" value="take">
                Take this account
              </Button>
            </Form>
            <details className="mt-3" open={failed !== null}>
              <summary className="cursor-pointer text-bad-ink">Refuse it</summary>
              <Form method="post" className="stack mt-3 [--gap:0.875rem]">
                <input type="hidden" name="change" value={one.id} />
                <TextField
                  field={{ ...answerField("refuse", "reason", failed), id: `reason-${one.id}` }}
                  label="Why (the student reads it)"
                  required
                />
                <div>
                  <Button kind="danger-solid" size="sm" name="intent" value="refuse">
                    Refuse the account
                  </Button>
                </div>
              </Form>
            </details>
          </Panel>
        );
      })}
    </div>
  );
}
