import { Form } from "react-router";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { BankAnswerForm } from "../components/bank-answer-form.tsx";
import { BankAnswerLines } from "../components/bank-answer-lines.tsx";
import { payoutPermissions } from "../payout-permissions.ts";
import { bankAnswersActions } from "../server/bank/bank-answers-actions.server.ts";
import type { Route } from "./+types/bank-answers-page";

export async function loader({ context }: Route.LoaderArgs) {
  payoutPermissions.assertCan(await getActor(context), "payout.see");
  return null;
}

export const action = bankAnswersActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "The bank's answers",
    description: "Paid and returned payouts, from the bank's file.",
    path: "/admin/payouts/answers",
    indexed: false,
  });

export default function BankAnswersPage({ actionData }: Route.ComponentProps) {
  const shown = actionData?.shown;
  const preview = shown?.preview ?? null;
  const counts = preview?.counts;
  const changes = counts ? counts.paid + counts.returned : 0;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="The bank's answers"
        lead="Paid and returned payouts, from the bank's file."
        back={{ href: "/admin/payouts", label: "Payouts" }}
      />
      {preview && counts && (
        <>
          {shown?.isDone ? (
            <Alert tone={counts.wrong > 0 ? "warn" : "ok"}>
              {changes > 0 ? `${changes} recorded. ` : "Nothing had to change. "}
              {counts.wrong > 0 && `${counts.wrong} not taken: see why below.`}
            </Alert>
          ) : (
            <Alert>Nothing is recorded yet. Look at the lines, then record them.</Alert>
          )}
          <StatTiles
            tiles={[
              { label: "Paid", value: counts.paid },
              { label: "Returned", value: counts.returned },
              { label: "No change", value: counts.same },
              { label: "Not taken", value: counts.wrong },
            ]}
          />
          {!shown?.isDone && changes > 0 && (
            <Form method="post">
              <input type="hidden" name="answers" value={preview.text} />
              <Button kind="go" name="intent" value="record">
                Record {changes} {changes === 1 ? "answer" : "answers"}
              </Button>
            </Form>
          )}
          <BankAnswerLines rows={preview.rows} />
        </>
      )}
      <BankAnswerForm problem={problemOf(actionData)} />
    </div>
  );
}
