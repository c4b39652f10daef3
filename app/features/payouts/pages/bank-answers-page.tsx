import { data, Form } from "react-router";
import { badRequest, isProblem } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { StatTiles } from "#app/ui/stat-tiles.tsx";
import { mostBankBytes } from "../bank-answer-format.ts";
import { BankAnswerForm } from "../components/bank-answer-form.tsx";
import { BankAnswerLines } from "../components/bank-answer-lines.tsx";
import { payoutPermissions } from "../payout-permissions.ts";
import { previewBankAnswers } from "../server/preview-bank-answers.server.ts";
import { readBankFile } from "../server/read-bank-file.server.ts";
import { takeBankAnswers } from "../server/take-bank-answers.server.ts";
import type { Route } from "./+types/bank-answers-page";

export async function loader({ context }: Route.LoaderArgs) {
  payoutPermissions.assertCan(await getActor(context), "payout.pay");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  try {
    // Room for the form around the file, which is measured by itself.
    const form = await readFormData(request, 2 * mostBankBytes);
    switch (form.get("intent")) {
      case "check": {
        const preview = await previewBankAnswers(actor, await readBankFile(form.get("file")));
        return { preview, isDone: false, problem: null };
      }
      case "record": {
        const preview = await takeBankAnswers(actor, String(form.get("answers") ?? ""));
        return { preview, isDone: true, problem: null };
      }
      default:
        throw badRequest();
    }
  } catch (error) {
    if (!isProblem(error) || ![413, 422].includes(error.status)) throw error;
    const [first] = Object.values(error.fieldErrors ?? {}).flat();
    const tooLarge = error.status === 413 ? "The file is larger than 1 MB. Split it, please." : null;
    return data(
      { preview: null, isDone: false, problem: tooLarge ?? first ?? error.message },
      { status: error.status },
    );
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "The bank's answers",
    description: "Paid and returned payouts, from the bank's file.",
    path: "/admin/payouts/answers",
    indexed: false,
  });

export default function BankAnswersPage({ actionData }: Route.ComponentProps) {
  const preview = actionData?.preview ?? null;
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
          {actionData?.isDone ? (
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
          {!actionData?.isDone && changes > 0 && (
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
      <BankAnswerForm problem={actionData?.problem} />
    </div>
  );
}
