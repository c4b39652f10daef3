import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { SecondLookTable } from "../../components/second-look-table.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { listSecondLooks } from "../../server/second-person/list-second-looks.server.ts";
import { readSecondPersonRules } from "../../server/second-person/read-second-person-rules.server.ts";
import { secondPersonActions } from "../../server/second-person/second-person-actions.server.ts";
import { secondPersonRuleWords } from "../../staff/second-person-rules.ts";
import type { Route } from "./+types/security-second-person-page";

const here = "/admin/security-roles/second-person";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [lists, rules] = await Promise.all([listSecondLooks(actor), readSecondPersonRules()]);
  return { ...lists, rules, done: url.searchParams.get("done") };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = secondPersonActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Second person",
    description: "What one admin wants done and another has to agree to.",
    path: here,
    indexed: false,
  });

const said: Record<string, string> = {
  approve: "Agreed and carried out. It is in the audit with both names.",
  carry_out: "Carried out. It is in the audit with both names.",
  refuse: "Refused. Nothing was changed.",
  withdraw: "Taken back. Nothing was changed.",
  asked: "The other admins are told. The new rules hold when one of them has agreed.",
  same: "These are the rules already.",
};

export default function SecuritySecondPersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, over, rules, done } = loaderData;
  return (
    <>
      <SecurityHead current="Second person" />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {!actionData && done && said[done] && <Said>{said[done]}</Said>}
      <Panel title="Waits for a second person" note={`${open.length} in all`}>
        {open.length > 0 ? (
          <SecondLookTable caption="Waits for a second person" rows={open} />
        ) : (
          <EmptyState title="Nothing waits here" />
        )}
      </Panel>
      {over.length > 0 && (
        <Panel title="Over" note="The last 20">
          <SecondLookTable caption="Over" rows={over} />
        </Panel>
      )}
      <Panel title="Rules" note="A change needs two people, too." padded>
        <RulesForm key={done} rules={rules} answer={actionData} />
      </Panel>
    </>
  );
}

function RulesForm({ rules, answer }: { rules: Record<string, number>; answer: FormAnswer | undefined }) {
  const { field, onInput } = useForm("rules", answer, rules);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      {Object.entries(secondPersonRuleWords).map(([name, label]) => (
        <TextField key={name} field={field(name, { required: true })} label={label} inputMode="numeric" />
      ))}
      <TextField field={field("reason", { required: true, maxLength: 300 })} label="Why" />
      <Button name="intent" value="rules">
        Ask for these rules
      </Button>
    </Form>
  );
}
