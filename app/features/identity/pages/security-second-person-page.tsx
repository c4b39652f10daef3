import { data, Form, redirect } from "react-router";
import { badRequest, isProblem } from "#app/core/errors.ts";
import { type FormReply, parseForm, readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useReplyForm } from "#app/ui/use-reply-form.ts";
import { SecondLookTable } from "../components/second-look-table.tsx";
import { SecurityHead } from "../components/security-head.tsx";
import { secondPersonRuleWords } from "../second-person-rules.ts";
import { secondLookStepSchema, secondPersonFormSchema } from "../security-forms.ts";
import { askForRules } from "../server/ask-for-rules.server.ts";
import { listSecondLooks } from "../server/list-second-looks.server.ts";
import { readSecondPersonRules } from "../server/read-second-person-rules.server.ts";
import { settleSecondLook } from "../server/settle-second-look.server.ts";
import type { Route } from "./+types/security-second-person-page";

const here = "/admin/security-roles/second-person";
const events = ["approve", "carry_out", "refuse", "withdraw"] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [lists, rules] = await Promise.all([listSecondLooks(actor), readSecondPersonRules()]);
  return { ...lists, rules, done: url.searchParams.get("done") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const fields = await readFormData(request, 16 * 1024);
  const event = fields.get("event");
  if (event === "rules") {
    const { value, reply } = await parseForm(fields, secondPersonFormSchema);
    if (value === undefined) return data({ problem: null, reply: reply() }, { status: 422 });
    const { reason, ...rules } = value;
    return withProblem(async () => ((await askForRules(actor, { rules, reason })) ? "asked" : "same"));
  }
  const known = events.find((one) => one === event);
  const { value } = await parseForm(fields, secondLookStepSchema);
  if (!known || value === undefined) throw badRequest("There is no such button.");
  return withProblem(async () => {
    await settleSecondLook(actor, value.id, known);
    return known;
  });
}

/** What stands in the way is said above the list: somebody was faster, it is too early, the two are no two. */
async function withProblem(work: () => Promise<string>) {
  try {
    return redirect(`${here}?done=${await work()}`);
  } catch (error) {
    if (!isProblem(error) || ![403, 409, 422, 503].includes(error.status)) throw error;
    return data({ problem: error.message, reply: null }, { status: error.status });
  }
}

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
      {actionData?.problem && <Alert tone="bad">{actionData.problem}</Alert>}
      {!actionData && done && said[done] && <Alert tone="ok">{said[done]}</Alert>}
      <Panel title="Waits for a second person" note={`${open.length} in all`}>
        <SecondLookTable caption="Waits for a second person" rows={open} />
      </Panel>
      <Panel title="Over" note="The last 20">
        <SecondLookTable caption="Over" rows={over} />
      </Panel>
      <Panel title="Rules" note="A change needs two people, too." padded>
        <RulesForm key={done} rules={rules} reply={actionData?.reply ?? null} />
      </Panel>
    </>
  );
}

function RulesForm({ rules, reply }: { rules: Record<string, number>; reply: FormReply | null }) {
  const typed = Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)]));
  const { field, onInput } = useReplyForm("rules", reply, typed);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      {Object.entries(secondPersonRuleWords).map(([name, label]) => (
        <TextField key={name} field={field(name, { required: true })} label={label} inputMode="numeric" />
      ))}
      <TextField field={field("reason", { required: true, maxLength: 300 })} label="Why" />
      <Button name="event" value="rules">
        Ask for these rules
      </Button>
    </Form>
  );
}
