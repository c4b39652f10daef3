import { data, Form, redirect } from "react-router";
import { type FormReply, parseForm, readFormData } from "#app/core/forms/form.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useReplyForm } from "#app/ui/forms/use-reply-form.ts";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { LimitFields } from "../../components/limit-fields.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { StaffTable } from "../../components/staff-table.tsx";
import { askForStaff } from "../../server/second-person/ask-for-staff.server.ts";
import { listStaff } from "../../server/staff/list-staff.server.ts";
import { takeStaffStep } from "../../server/staff/take-staff-step.server.ts";
import { inviteStaffSchema } from "../../staff/security-forms.ts";
import { staffList } from "../../staff/staff-list.ts";
import { staffRoleChoices } from "../../staff/staff-role-choices.ts";
import type { Route } from "./+types/security-staff-page";

const here = "/admin/security-roles";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = staffList.read(url);
  const page = await listStaff(await getActor(context), query);
  return { rows: page.rows, done: url.searchParams.get("done"), view: staffList.view(query, page) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const fields = await readFormData(request, 16 * 1024);
  if (fields.get("event") !== "invite") {
    const reply = await takeStaffStep(actor, fields);
    if (reply) return data({ form: String(fields.get("userId")), reply }, { status: 422 });
    return redirect(`${here}?done=${fields.get("event") === "grant" ? "asked" : "changed"}`);
  }
  const { value, reply } = await parseForm(fields, inviteStaffSchema);
  if (value === undefined) return data({ form: "invite", reply: reply() }, { status: 422 });
  try {
    await askForStaff(actor, value);
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    const at = error.code === "not_limitable" ? "roles" : "email";
    const refused = reply({ fieldErrors: { [at]: [error.detail ?? error.title] } });
    return data({ form: "invite", reply: refused }, { status: 422 });
  }
  return redirect(`${here}?done=invited`);
}

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
      {done && said[done] && <Said>{said[done]}</Said>}
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
        <StaffTable rows={rows} refused={actionData && actionData.form !== "invite" ? actionData : null} />
      </Panel>
      <Panel title="New at the admin desk" padded>
        <InviteForm key={done} reply={actionData?.form === "invite" ? actionData.reply : null} />
      </Panel>
    </>
  );
}

function InviteForm({ reply }: { reply: FormReply | null }) {
  const { field, onInput } = useReplyForm("invite", reply);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
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
      <Button name="event" value="invite">
        Ask for the account
      </Button>
    </Form>
  );
}
