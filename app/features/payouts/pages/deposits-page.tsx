import { Form } from "react-router";
import { problemOf } from "#app/core/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { answerField } from "#app/ui/answer-field.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Said } from "#app/ui/said.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { depositsActions } from "../server/deposits-actions.server.ts";
import { listDeposits } from "../server/list-deposits.server.ts";
import type { Route } from "./+types/deposits-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    deposits: await listDeposits(await getActor(context)),
    isReceived: url.searchParams.get("done") === "received",
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export const action = depositsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Transfers of institutes",
    description: "Money that institutes pay in for their own students.",
    path: "/admin/payouts/deposits",
    indexed: false,
  });

export default function DepositsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { deposits, isReceived } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Transfers of institutes"
        lead="What institutes announced for their own scholarships. Record one when it stands on the bank's statement."
        back={{ href: "/admin/payouts", label: "Payouts" }}
      />
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {isReceived && !actionData && <Said>Recorded. The scholarship has the money now.</Said>}
      {deposits.length === 0 && <p>No institute has announced a transfer.</p>}
      {deposits.map((one) => (
        <Panel key={one.id} title={`${one.amount} of ${one.institute}`} padded>
          <p>
            For {one.scholarship}, announced {one.announced}.{" "}
            {one.status === "received" && `Received ${one.received}, reference ${one.reference}.`}
            {one.status === "cancelled" && "Taken back."}
          </p>
          {one.status === "announced" && (
            <Form method="post" className="row mt-3 items-end">
              <input type="hidden" name="deposit" value={one.id} />
              <TextField
                field={{ ...answerField("receive", "reference", null), id: `reference-${one.id}` }}
                label="Bank reference (UTR)"
                required
              />
              <DateField
                field={{ ...answerField("receive", "receivedOn", null), id: `day-${one.id}` }}
                label="On the statement of"
                required
              />
              <Button kind="go" name="intent" value="receive">
                It came
              </Button>
            </Form>
          )}
        </Panel>
      ))}
    </div>
  );
}
