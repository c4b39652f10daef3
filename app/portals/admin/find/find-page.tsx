import { Form } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { findPermissions } from "../find-permissions.ts";
import type { Route } from "./+types/find-page";
import { findActions } from "./find-actions.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  if (!findPermissions.actions.some((action) => findPermissions.can(actor, action))) throw forbidden();
  return null;
}

export const action = findActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Find anybody",
    description: "One search over everything the desk knows.",
    path: "/admin/find",
    indexed: false,
  });

export default function FindPage({ actionData }: Route.ComponentProps) {
  const { field, summary, onInput } = useForm("find", actionData);
  const groups = actionData?.shown?.groups;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        title="Find anybody"
        lead="Students by OTR number, phone, e-mail or name; everything else by its number or name."
      />
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={actionData} />
      )}
      <Form method="post" className="stack" noValidate onInput={onInput}>
        <TextField
          field={field("q")}
          label="Number, phone, e-mail or name"
          hint="A phone number whole; of a name three letters or more. Searches are written into the audit, without what was typed."
          autoComplete="off"
          type="search"
          required
          maxLength={120}
        />
        <FormButtons>
          <Button name="intent" value="find">
            Find
          </Button>
        </FormButtons>
      </Form>
      {groups?.length === 0 && <p role="status">Nothing has this number or name.</p>}
      {groups?.map(({ label, rows }) => (
        <Panel key={label} title={label}>
          <ul>
            {rows.map(({ id, title, line, href, state }) => (
              <li key={id} className="border-line border-t px-4 py-3">
                {href ? <Anchor href={href}>{title}</Anchor> : <b>{title}</b>}{" "}
                {state && <StatusBadge status={state.status}>{state.label}</StatusBadge>}
                <span className="small muted block break-words">{line}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
