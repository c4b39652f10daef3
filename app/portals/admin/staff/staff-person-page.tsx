import { Form } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { LimitFields } from "#app/features/identity/components/limit-fields.tsx";
import { SecurityHead } from "#app/features/identity/components/security-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { KindBadge, StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/staff-person-page";
import { getStaffPerson, type StaffPerson } from "./get-staff-person.server.ts";
import { RightLists } from "./right-lists.tsx";
import { staffPersonActions } from "./staff-person-actions.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const person = await getStaffPerson(await getActor(context), params.userId);
  return { person, done: url.searchParams.get("done") };
}

export const action = staffPersonActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Somebody of the desk",
    description: "What somebody of the desk may see and do.",
    path: `/admin/security-roles/people/${params.userId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  done: "The limit holds from the next click on, is in the audit, and they are told.",
  asked: "To see more needs two people: the other super admins are told, and one of them can agree.",
};

export default function StaffPersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, done } = loaderData;
  return (
    <>
      <SecurityHead current="Staff" />
      {done && said[done] && !actionData && <Said>{said[done]}</Said>}
      <div className="stack [--gap:0.5rem]">
        <BackLink href="/admin/security-roles" label="Staff" />
        <div className="row items-center [--gap:0.5rem]">
          <h2>{person.name}</h2>
          <StatusBadge status={person.isSuspended ? "suspended" : "active"}>
            {person.isSuspended ? "Suspended" : "Active"}
          </StatusBadge>
          {person.roles.map((role) => (
            <KindBadge key={role}>{role}</KindBadge>
          ))}
        </div>
        {person.roles.length === 0 && (
          <p className="muted">No role at the desk yet: they can sign in and do nothing.</p>
        )}
      </div>
      <Facts
        facts={[
          { term: "Works for", value: person.sees },
          { term: "At the desk since", value: person.since },
          { term: "Second factor", value: person.hasSecondFactor ? "Yes" : "None yet" },
        ]}
      />
      <RightLists rights={person.rights} isLimited={person.limit !== null} sees={person.sees} />
      {person.mayLimit && (
        <Panel title="States and languages" padded>
          {person.isLimitable ? (
            <LimitForm key={person.sees} person={person} answer={actionData} />
          ) : (
            <p className="muted">
              Only who works as verification or support alone can be limited: claims, money, the catalogue,
              keys and the audit belong to no state.
            </p>
          )}
        </Panel>
      )}
    </>
  );
}

type Answer = Route.ComponentProps["actionData"];

function LimitForm({ person, answer }: { person: StaffPerson; answer: Answer }) {
  const known = { states: person.limit?.states ?? [], languages: person.limit?.languages ?? [] };
  const { field, summary, onInput } = useForm("limit", answer, known);
  return (
    <Form method="post" className="stack" noValidate onInput={onInput}>
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <LimitFields field={field} />
      <TextField field={field("reason", { required: true, maxLength: 300 })} label="Why" autoComplete="off" />
      <p className="small muted">
        Less than before holds at once. More than before needs a second super admin. They are told either way.
      </p>
      <Button name="intent" value="limit">
        Set what they see
      </Button>
    </Form>
  );
}
