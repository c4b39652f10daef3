import { problemOf } from "#app/core/forms/form-answer.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { instituteAwardList } from "../award-list.ts";
import { AwardsTable } from "../components/awards-table.tsx";
import {
  CorrectAward,
  InstituteFund,
  RecordPayment,
  TakeBackRecord,
} from "../components/institute-money.tsx";
import { listAwards } from "../server/awards/list-awards.server.ts";
import { instituteAwardsActions } from "../server/outside/institute-awards-actions.server.ts";
import { readInstituteMoney } from "../server/outside/read-institute-money.server.ts";
import type { Route } from "./+types/institute-awards-page";

const doneWords: Record<string, string> = {
  recorded: "Recorded. The student is asked whether it came.",
  taken_back: "Taken back. The student has been told that you still have to pay.",
  corrected: "Corrected. The student has been told and accepts anew.",
  asked: "A second person at ScholarSetu was asked. Nothing changes before they agree.",
  announced: "Announced. We record it when it stands on our bank's statement.",
  cancelled: "The announcement is taken back.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = instituteAwardList.read(url);
  const page = await listAwards.forInstitute(actor, query);
  return {
    rows: page.rows,
    view: instituteAwardList.view(query, page),
    money: await readInstituteMoney(actor),
    said: doneWords[url.searchParams.get("done") ?? ""] ?? null,
    formKey: newFormKey(),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = instituteAwardsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Awards and payments",
    description: "Whom you have selected, and where their money is.",
    path: "/institute/awards",
    indexed: false,
  });

export default function InstituteAwardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { money, rows, view, said, formKey } = loaderData;
  const { toPay, recorded, toCorrect, funds, deposits } = money;
  const problem = problemOf(actionData);
  return (
    <>
      <DeskList
        title="Awards and payments"
        lead="Whom you have selected, where their money is, and whose turn it is."
        more={
          <>
            {said && !actionData && <Said>{said}</Said>}
            {problem && (
              <Said tone="bad" answer={actionData}>
                {problem}
              </Said>
            )}
          </>
        }
        view={view}
        placeholder="Number or scholarship"
        rowsTitle="Awards"
        empty={{
          picture: emptyInbox,
          title: "No award is on its way",
          words: "Whom you select stands here until the money has come.",
          noMatch: "No award matches",
        }}
      >
        <AwardsTable rows={rows} base="/institute" />
      </DeskList>
      {money.mayChange && (
        <div className="wrap grid gap-6 pb-16 lg:grid-cols-2">
          {toPay.length > 0 && <RecordPayment choices={toPay} answer={actionData} />}
          {recorded.length > 0 && <TakeBackRecord choices={recorded} answer={actionData} />}
          {funds.length > 0 && (
            <InstituteFund
              choices={funds.map(({ id, title }) => ({ value: id, label: title }))}
              funds={funds}
              deposits={deposits}
              formKey={formKey}
              answer={actionData}
            />
          )}
          {toCorrect.length > 0 && <CorrectAward choices={toCorrect} answer={actionData} />}
        </div>
      )}
    </>
  );
}
