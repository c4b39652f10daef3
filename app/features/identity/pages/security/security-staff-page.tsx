import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { LimitFields } from "../../components/limit-fields.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { StaffTable } from "../../components/staff-table.tsx";
import { listStaff } from "../../server/staff/list-staff.server.ts";
import { staffActions } from "../../server/staff/staff-actions.server.ts";
import { staffList } from "../../staff/staff-list.ts";
import { staffRoleChoices } from "../../staff/staff-role-choices.ts";
import type { Route } from "./+types/security-staff-page";

const here = "/admin/security-roles";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = staffList.read(url);
  const page = await listStaff(await getActor(context), query);
  return { rows: page.rows, done: url.searchParams.get("done"), view: staffList.view(query, page) };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = staffActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Security & Roles",
    description: "Staff, roles, sessions, audit, data protection and keys.",
    path: here,
    indexed: false,
  });

const said: Record<string, string> = {
  invited:
    "The other super admins are told. After the waiting time one of them can agree under “Second person”; then the link to choose a password leaves.",
  asked:
    "The other super admins are told. After the waiting time one of them can agree under “Second person”.",
  changed: "The change acts at once, and is in the audit.",
};

export default function SecurityStaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, done, view } = loaderData;
  return (
    <>
      <SecurityHead current="Staff" />
      {done && said[done] && !actionData && <Said>{said[done]}</Said>}
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""].join(" ")}
        </Said>
      )}
      <FilterBar
        searchName="q"
        searchValue={view.search}
        placeholder="Name, or whole e-mail address"
        filters={view.filters}
      />
      <Panel
        title="People of the portals"
        note={`${totalText(view.total)} in all`}
        buttons={<ExportLink href={view.exportHref} />}
        foot={<ListFoot {...view} />}
      >
        <StaffTable rows={rows} answer={actionData} />
      </Panel>
      <Panel title="New at the admin desk" padded>
        <InviteForm answer={actionData} />
      </Panel>
    </>
  );
}

function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  const { field, onInput } = useForm("invite", answer);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate data-anew="">
      <TextField field={field("name", { required: true, maxLength: 100 })} label="Name" autoComplete="off" />
      <TextField
        field={field("email", { required: true, maxLength: 254 })}
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="They choose their own password by a link, once a second super admin has agreed."
      />
      <CheckboxGroup
        field={field("roles")}
        label="Roles"
        hint="The tab “Roles” says in words what each of them may do."
        choices={staffRoleChoices}
      />
      <details className="fold">
        <summary>Limit to states or languages (verification and support)</summary>
        <LimitFields field={field} />
      </details>
      <TextField field={field("reason", { required: true, maxLength: 300 })} label="Why" autoComplete="off" />
      <Button name="intent" value="invite">
        Ask for the account
      </Button>
    </Form>
  );
}
