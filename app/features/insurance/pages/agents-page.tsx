import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { AgentFields } from "../components/agent-form.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { agentColumns } from "../lists/columns/agent-columns.ts";
import { agentList } from "../lists/insurance-lists.ts";
import { listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { type AgentLine, countAgents, listAgents } from "../server/agents/agent-rows.server.ts";
import { agentsActions } from "../server/agents/agents-actions.server.ts";
import type { Route } from "./+types/agents-page";

const here = "/admin/agent-franchise";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = agentList.read(url);
  const [page, stats] = await Promise.all([listAgents(actor, query), countAgents(actor)]);
  const frame = listFrame(url, agentList, query, page);
  return {
    rows: page.rows,
    stats,
    frame,
    once: readOnce(url),
    formKey: newFormKey(),
    mayKeep: insurancePermissions.can(actor, "insurance.keep_agents"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = agentsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Agent & Franchise",
    description: "Who sells policies: region, target, achievement and commission.",
    path: here,
    indexed: false,
  });

const said = {
  added: "Agent added successfully!",
  deleted: "The agent was deleted.",
  restored: "The agent is back.",
};

export default function AgentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, stats, frame, once, formKey, mayKeep } = loaderData;
  const top = stats.topPerformer;
  return (
    <SectionFrame
      frame={frame}
      once={once}
      said={said}
      stats={[
        { label: "Total Agents", value: formatCount(stats.total) },
        { label: "Active Agents", value: formatCount(stats.active) },
        {
          label: "Top Performer",
          value: top?.name ?? "–",
          ...(top && { note: `${top.percent}% of the target` }),
        },
        { label: "Average Commission", value: `${stats.averageCommission}%` },
      ]}
      searchLabel="Name, whole e-mail or phone"
      deleted="agent"
      noun="agent"
      isEmpty={rows.length === 0}
      bar={mayKeep && <DeleteBar kind="agent" answer={actionData} key={rows[0]?.id} />}
      add={{
        label: "Add Agent",
        formKey,
        answer: actionData,
        defaults: { commission: "15" },
        fields: (field) => <AgentFields field={field} isNew />,
      }}
    >
      <ListTable
        caption="Agents"
        columns={agentColumns}
        rows={rows}
        cells={cells}
        sorts={{
          agent: frame.heads.name,
          target: frame.heads.target,
          commission: frame.heads.commission,
        }}
        tick={mayKeep && tick}
        actions={actions}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<AgentLine>(({ name }) => name);

const cells = {
  agent: (row: AgentLine) => (
    <>
      <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
      <small>{row.email}</small>
      <small className="num">{row.phone}</small>
    </>
  ),
  status: (row: AgentLine) => <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>,
};

const actions = (row: AgentLine) => <RowActions href={`${here}/${row.id}`} name={row.name} />;
