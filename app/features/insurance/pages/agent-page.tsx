import { data, redirect } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AgentFields } from "../components/agent-form.tsx";
import { FormDialog } from "../components/form-dialog.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { RevealAccount } from "../components/reveal-account.tsx";
import { editAgentSchema, revealSchema, versionSchema } from "../forms/insurance-forms.ts";
import { readOnce } from "../section-address.ts";
import { changeDeleted } from "../server/change-deleted.server.ts";
import { editAgent } from "../server/edit-agent.server.ts";
import { getAgent } from "../server/get-agent.server.ts";
import { moveItem } from "../server/move-item.server.ts";
import { revealBankAccount } from "../server/reveal-bank-account.server.ts";
import { runForm } from "../server/run-form.server.ts";
import type { Route } from "./+types/agent-page";

const list = "/admin/agent-franchise";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return { agent: await getAgent(await getActor(context), params.agentId), once: readOnce(url) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { agentId } = params;
  const fields = await readFormData(request, 64 * 1024);
  const event = fields.get("event");
  switch (fields.get("intent")) {
    case "edit": {
      const reply = await runForm(fields, editAgentSchema, (value) => editAgent(actor, agentId, value));
      return reply ? data({ reply, form: "edit", account: null }, { status: 422 }) : saved(agentId);
    }
    case "reveal": {
      let account: string | null = null;
      const reply = await runForm(fields, revealSchema, async (value) => {
        account = await revealBankAccount(actor, agentId, value);
      });
      return data(
        { reply, form: "reveal", account: account as string | null },
        { status: reply ? 422 : 200 },
      );
    }
    case "move": {
      const { value } = await parseForm(fields, versionSchema);
      if (!value || (event !== "activate" && event !== "deactivate")) throw badRequest();
      await moveItem(actor, { kind: "agent", id: agentId, revision: value.revision, event });
      return saved(agentId);
    }
    case "delete":
      await changeDeleted(actor, "agent", agentId, "delete");
      return redirect(`${list}?done=deleted&undo=${agentId}`);
    case "restore":
      await changeDeleted(actor, "agent", agentId, "restore");
      return saved(agentId);
    default:
      throw badRequest("There is no such button.");
  }
}

const saved = (agentId: string) => redirect(`${list}/${agentId}?done=saved`);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Agent",
    description: "One agent, with the months and the history.",
    path: `${list}/${params.agentId}`,
    indexed: false,
  });

export default function AgentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agent, once } = loaderData;
  const replyTo = (form: string) => (actionData?.form === form ? actionData.reply : null);
  return (
    <>
      <ItemFrame
        back={{ href: list, label: "Agent & Franchise" }}
        title={agent.name}
        lead={`Agent ${agent.number}`}
        badge={<StatusBadge status={agent.status}>{agent.statusLabel}</StatusBadge>}
        sentence={once.done ? "The changes are saved." : undefined}
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
        isDeleted={agent.isDeleted}
        events={agent.events}
        revision={agent.revision}
        history={agent.history}
      >
        <RevealAccount account={actionData?.account ?? null} reply={replyTo("reveal")} />
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
        reply={replyTo("edit")}
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
