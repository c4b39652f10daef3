import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { securityPermissions } from "../../security-permissions.ts";
import { lockOutsActions } from "../../server/passwords/lock-outs-actions.server.ts";
import type { LockOutView } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-lock-outs-page";

const here = "/admin/security-roles/lock-outs";

type Answer = FormAnswer<{ rows: LockOutView[] | null; lifted: number | null }> | undefined;

/** Nothing is shown before somebody is looked for; who may look is asked all the same (T12). */
export async function loader({ context }: Route.LoaderArgs) {
  securityPermissions.assertCan(await getActor(context), "security.see_lock_outs");
  return null;
}

export const action = lockOutsActions.action;

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
  const rows = actionData?.shown?.rows ?? null;
  const lifted = actionData?.shown?.lifted ?? null;
  return (
    <>
      <SecurityHead current="Lock-outs" />
      {lifted !== null && (
        <Said answer={actionData}>
          Done: {lifted} counts begin anew, and it is in the audit. They can try again now.
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
      {rows && rows.length > 0 && (
        <Panel title="Let them try again" padded>
          <LiftForm answer={actionData} />
        </Panel>
      )}
    </>
  );
}

function FindForm({ answer }: { answer: Answer }) {
  const { field, onInput } = useForm("find", answer, {}, { also: ["lift"] });
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      <TextField
        field={field("contact", { required: true, maxLength: 254 })}
        label="Phone or e-mail address"
        autoComplete="off"
        hint="Be sure that you speak with its owner: call them back on a number you know."
      />
      <Button name="intent" value="find">
        See what is counted
      </Button>
    </Form>
  );
}

function LiftForm({ answer }: { answer: Answer }) {
  const { field, onInput } = useForm("lift", answer);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      <input type="hidden" name="contact" value={answer?.typed.contact?.[0]} />
      <TextField
        field={field("reason", { required: true, maxLength: 300 })}
        label="Why"
        hint="It is kept in the audit."
      />
      <Button name="intent" value="lift">
        Lift the lock-out
      </Button>
    </Form>
  );
}
