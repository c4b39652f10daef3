import { data, Form } from "react-router";
import { type FormReply, parseForm, readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useReplyForm } from "#app/ui/forms/use-reply-form.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { securityPermissions } from "../../security-permissions.ts";
import { findLockOuts } from "../../server/passwords/find-lock-outs.server.ts";
import { liftLockOut } from "../../server/passwords/lift-lock-out.server.ts";
import { liftLockOutSchema, lockOutSearchSchema } from "../../staff/security-forms.ts";
import type { LockOutView } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-lock-outs-page";

const here = "/admin/security-roles/lock-outs";

type Answer = {
  reply: FormReply | null;
  /** Whom it is about, as typed; it stands in no address and in no log. */
  contact: string;
  rows: LockOutView[] | null;
  lifted: number | null;
};

/** Nothing is shown before somebody is looked for; who may look is asked all the same (T12). */
export async function loader({ context }: Route.LoaderArgs) {
  securityPermissions.assertCan(await getActor(context), "security.see_lock_outs");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const fields = await readFormData(request, 8 * 1024);
  const contact = String(fields.get("contact") ?? "").slice(0, 254);
  const answer = (part: Partial<Answer>): Answer => ({
    reply: null,
    contact,
    rows: null,
    lifted: null,
    ...part,
  });
  const event = fields.get("event");
  if (event !== "find" && event !== "lift") throw badRequest("There is no such button.");
  const sought = await parseForm(fields, lockOutSearchSchema);
  if (!sought.value) return data(answer({ reply: sought.reply() }), { status: 422 });
  if (event === "find") return data(answer({ rows: await findLockOuts(actor, sought.value.contact) }));
  const { value, reply } = await parseForm(fields, liftLockOutSchema);
  if (value) return data(answer({ lifted: await liftLockOut(actor, value) }));
  const rows = await findLockOuts(actor, sought.value.contact);
  return data(answer({ reply: reply(), rows }), { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Lock-outs",
    description: "Who cannot get in because of too many tries, and how to let them.",
    path: here,
    indexed: false,
  });

const columns: Column<LockOutView>[] = [
  { id: "name", head: "What is counted", kind: "key", cell: (row) => row.label },
  { id: "hits", head: "Counted", kind: "number", cell: (row) => row.hits },
  {
    id: "most",
    head: "Limit",
    kind: "number",
    cell: (row) => (row.most < 1_000_000 ? row.most : "none"),
  },
  { id: "until", head: "Until", kind: "date", cell: (row) => row.until },
  {
    id: "full",
    head: "State",
    kind: "status",
    cell: (row) => <KindBadge>{row.isFull ? "Keeps out" : "Open"}</KindBadge>,
  },
];

export default function SecurityLockOutsPage({ actionData }: Route.ComponentProps) {
  const rows = actionData?.rows ?? null;
  return (
    <>
      <SecurityHead current="Lock-outs" />
      {actionData?.lifted != null && (
        <Said>
          Done: {actionData.lifted} counts begin anew, and it is in the audit. They can try again now.
        </Said>
      )}
      <Panel title="Somebody cannot get in" padded>
        <FindForm answer={actionData} />
      </Panel>
      {rows && (
        <Panel title="Counted now" padded={rows.length === 0}>
          {rows.length === 0 ? (
            <EmptyState title="Nothing is counted about this number or address.">
              A limit may still be on their network's address; that one ends by itself within an hour.
            </EmptyState>
          ) : (
            <DataTable caption="Counts" columns={columns} rows={rows} rowKey={(row) => row.key} />
          )}
        </Panel>
      )}
      {rows && rows.length > 0 && actionData && (
        <Panel title="Let them try again" padded>
          <LiftForm answer={actionData} />
        </Panel>
      )}
    </>
  );
}

function FindForm({ answer }: { answer: Answer | undefined }) {
  const { field, onInput } = useReplyForm("find", answer?.rows ? null : answer?.reply);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      <TextField
        field={{ ...field("contact", { required: true, maxLength: 254 }), initialValue: answer?.contact }}
        label="Phone or e-mail address"
        autoComplete="off"
        hint="Be sure that you speak with its owner: call them back on a number you know."
      />
      <Button name="event" value="find">
        See what is counted
      </Button>
    </Form>
  );
}

function LiftForm({ answer }: { answer: Answer }) {
  const { field, onInput } = useReplyForm("lift", answer.reply);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      <input type="hidden" name="contact" value={answer.contact} />
      <TextField
        field={field("reason", { required: true, maxLength: 300 })}
        label="Why"
        hint="It is kept in the audit."
      />
      <Button name="event" value="lift">
        Lift the lock-out
      </Button>
    </Form>
  );
}
