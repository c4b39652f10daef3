import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { FraudAlertItem } from "../components/fraud-alert-item.tsx";
import { fraudList } from "../fraud/fraud-list.ts";
import { fraudAlertsActions } from "../server/fraud/fraud-alerts-actions.server.ts";
import { listFraudAlerts } from "../server/fraud/list-fraud-alerts.server.ts";
import type { Route } from "./+types/fraud-alerts-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = fraudList.read(url);
  const page = await listFraudAlerts(await getActor(context), query);
  return {
    rows: page.rows,
    view: fraudList.view(query, page),
    done: url.searchParams.get("done"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = fraudAlertsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Fraud alerts",
    description: "What the rules found, with the evidence, for a decision.",
    path: fraudList.path,
    indexed: false,
  });

const said: Record<string, string> = {
  nothing: "The rules ran over all rows and found nothing new.",
  found: "The rules ran over all rows. What is new stands first.",
  decided: "The decision is kept, with your note.",
};

export default function FraudAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, done } = loaderData;
  return (
    <>
      <BackLink href="/admin" label="Super Dashboard" />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {done && said[done] && <Said>{said[done]}</Said>}
      {view.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <FilterBar
        searchName="q"
        searchValue={view.search}
        placeholder="Claim, card, hospital"
        // One alert is come to by its link: it can be taken away again, and not chosen.
        filters={view.filters.filter(({ name, value }) => name !== "alert" || value !== "")}
      />
      <Panel
        title="Fraud alerts"
        note={`${totalText(view.total)} in all`}
        buttons={
          <>
            <Form method="post">
              <Button kind="quiet" size="sm" name="intent" value="detect">
                Run the rules now
              </Button>
            </Form>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={view.exportHref}>
              Export
            </LinkButton>
          </>
        }
        foot={<ListFoot {...view} />}
      >
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title={view.isNarrowed ? "No alert matches" : "No alerts"}>
            <p className="muted">The rules run every night, and whenever you start them.</p>
          </EmptyState>
        ) : (
          <ul className="panel__body stack">
            {rows.map((alert) => (
              <FraudAlertItem
                key={`${alert.id}-${alert.revision}`}
                alert={alert}
                answer={actionData?.typed.alertId?.[0] === alert.id ? actionData : null}
              />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
