import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AgentFields } from "../components/agent-form.tsx";
import { FormDialog } from "../components/form-dialog.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { RevealAccount } from "../components/reveal-account.tsx";
import { readOnce } from "../lists/section-address.ts";
import { agentActions } from "../server/agents/agent-actions.server.ts";
import { getAgent } from "../server/agents/get-agent.server.ts";
import { findDependents } from "../server/users/find-dependents.server.ts";
import type { Route } from "./+types/agent-page";

const list = "/admin/agent-franchise";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const agent = await getAgent(actor, params.agentId);
  const once = readOnce(url);
  const dependents = once.opens === "delete" ? await findDependents(actor, "agent", agent.id) : null;
  return { agent, once, dependents };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = agentActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Agent",
    description: "One agent, with the months and the history.",
    path: `${list}/${params.agentId}`,
    indexed: false,
  });

export default function AgentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agent, once } = loaderData;
  return (
    <>
      <ItemFrame
        back={{ href: list, label: "Agent & Franchise" }}
        title={agent.name}
        lead={`Agent ${agent.number}`}
        badge={<StatusBadge status={agent.status}>{agent.statusLabel}</StatusBadge>}
        sentence={once.done ? "The changes are saved." : undefined}
        answer={actionData}
        facts={[
          { term: "Email", value: agent.email },
          { term: "Phone", value: `+91 ${agent.phone}` },
          { term: "Region", value: agent.regionName },
          {
            term: "Target Achievement",
            value: `${formatCount(agent.achieved)}/${formatCount(agent.target)} this month`,
          },
          { term: "Commission", value: `${agent.commission}%` },
          { term: "Bank account", value: agent.bankAccount },
        ]}
        editHref={`${list}/${agent.id}?edit=1`}
        canDelete
        dependents={loaderData.dependents}
        href={`${list}/${agent.id}`}
        isDeleted={agent.isDeleted}
        events={agent.events}
        revision={agent.revision}
        history={agent.history}
      >
        <RevealAccount account={actionData?.shown?.account ?? null} answer={actionData} />
        <Panel title="Months">
          <DataTable
            caption="Policies, premium and commission by month"
            columns={[
              { id: "month", head: "Month", kind: "key", cell: (row) => row.month },
              { id: "policies", head: "Policies", kind: "number", cell: (row) => formatCount(row.policies) },
              {
                id: "premium",
                head: "Premium",
                kind: "number",
                cell: (row) => formatMoney(paise(row.premium)),
              },
              {
                id: "commission",
                head: "Commission",
                kind: "number",
                cell: (row) => formatMoney(paise(row.commission)),
              },
            ]}
            rows={agent.months}
            rowKey={(row) => row.month}
          />
        </Panel>
      </ItemFrame>
      <FormDialog
        key={`${agent.revision}${once.opens}`}
        id="edit"
        title="Edit Agent"
        intent="edit"
        submit="Save"
        open={once.opens === "edit"}
        cancelHref={`${list}/${agent.id}`}
        answer={actionData}
        hidden={{ revision: agent.revision }}
        defaults={{
          name: agent.name,
          email: agent.email,
          phone: agent.phone,
          region: agent.region,
          monthlyTarget: String(agent.target),
          commission: String(agent.commission),
        }}
      >
        {(field) => <AgentFields field={field} isNew={false} />}
      </FormDialog>
    </>
  );
}
