import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterSelect } from "#app/ui/fields/filter-select.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { FraudAlertItem } from "../components/fraud-alert-item.tsx";
import { fraudList } from "../fraud/fraud-list.ts";
import { fraudMachine } from "../fraud/fraud-status.ts";
import { fraudRules, fraudSeverities, ruleWords, severityWords } from "../fraud/fraud-words.ts";
import { fraudAlertsActions } from "../server/fraud/fraud-alerts-actions.server.ts";
import { listFraudAlerts } from "../server/fraud/list-fraud-alerts.server.ts";
import type { Route } from "./+types/fraud-alerts-page";

const here = "/admin/fraud-alerts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(fraudList, url);
  const page = await listFraudAlerts(await getActor(context), query);
  const { status, severity, rule } = query.filters;
  return {
    rows: page.rows,
    total: page.total ?? 0,
    search: query.search,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    done: url.searchParams.get("done"),
    chosen: { status: status[0] ?? "", severity: severity[0] ?? "", rule: rule[0] ?? "" },
    exportHref: query.toUrl().replace(here, `${here}.csv`),
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = fraudAlertsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Fraud alerts",
    description: "What the rules found, with the evidence, for a decision.",
    path: here,
    indexed: false,
  });

const said: Record<string, string> = {
  nothing: "The rules ran over all rows and found nothing new.",
  found: "The rules ran over all rows. What is new stands first.",
  decided: "The decision is kept, with your note.",
};

const choicesOf = (values: readonly string[], label: (value: never) => string) =>
  values.map((value) => ({ value, label: label(value as never) }));

export default function FraudAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, chosen, done } = loaderData;
  return (
    <>
      <BackLink href="/admin" label="Super Dashboard" />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {done && said[done] && <Said>{said[done]}</Said>}
      {loaderData.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <FilterBar searchName="q" searchValue={loaderData.search} placeholder="Claim, card, hospital">
        <FilterSelect
          name="status"
          label="Status"
          value={chosen.status}
          choices={choicesOf(fraudMachine.stateNames, (value) => fraudMachine.states[value as "open"].label)}
        />
        <FilterSelect
          name="severity"
          label="Severity"
          value={chosen.severity}
          choices={choicesOf(fraudSeverities, (value) => severityWords[value])}
        />
        <FilterSelect
          name="rule"
          label="Type"
          value={chosen.rule}
          choices={choicesOf(fraudRules, (value) => ruleWords[value as "early_claim"].title)}
        />
      </FilterBar>
      <Panel
        title="Fraud alerts"
        note={`${totalText(loaderData.total)} in all`}
        buttons={
          <>
            <Form method="post">
              <Button kind="quiet" size="sm" name="intent" value="detect">
                Run the rules now
              </Button>
            </Form>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={loaderData.exportHref}>
              Export
            </LinkButton>
          </>
        }
        foot={<ListFoot shown={rows.length} {...loaderData} />}
      >
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title={loaderData.isNarrowed ? "No alert matches" : "No alerts"}>
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
