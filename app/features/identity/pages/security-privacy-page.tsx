import { Form, redirect } from "react-router";
import { exportHref } from "#app/core/desk-exports.ts";
import { badRequest } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageLinks } from "#app/core/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportLink } from "#app/ui/export-link.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { ListFoot } from "#app/ui/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../components/security-head.tsx";
import { erasureStepSchema } from "../security-forms.ts";
import { erasureList } from "../security-lists.ts";
import type { ErasureView } from "../security-views.ts";
import { completeErasure } from "../server/complete-erasure.server.ts";
import { listErasureRequests } from "../server/list-erasure-requests.server.ts";
import type { Route } from "./+types/security-privacy-page";

const here = "/admin/security-roles/privacy";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(erasureList, url);
  const page = await listErasureRequests(await getActor(context), query);
  return {
    rows: page.rows,
    total: page.total,
    status: query.filters.status[0] ?? "",
    exportHref: exportHref("erasure-requests", query),
    ...pageLinks(query, page),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { value } = await parseForm(request, erasureStepSchema);
  if (value === undefined) throw badRequest();
  await completeErasure(actor, value.requestId);
  return redirect(here);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Data protection",
    description: "Who asked to be forgotten, and by when.",
    path: here,
    indexed: false,
  });

const words = { requested: "Requested", cancelled: "Taken back", done: "Erased" };
const badges = { requested: "pending", cancelled: "withdrawn", done: "completed" } as const;

const columns: Column<ErasureView>[] = [
  { id: "name", head: "Person", kind: "key", cell: (row) => row.name },
  { id: "requested", head: "Asked", kind: "date", cell: (row) => row.requestedAt },
  { id: "due", head: "Erased on", kind: "date", cell: (row) => row.closedAt ?? row.dueAt },
  {
    id: "nominee",
    head: "Nominee",
    cell: (row) => (row.nominees.length > 0 ? row.nominees.map((line) => <p key={line}>{line}</p>) : null),
  },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => (
      <StatusBadge status={row.isLate ? "overdue" : badges[row.status]}>
        {row.isLate ? "Late" : words[row.status]}
      </StatusBadge>
    ),
  },
  {
    id: "do",
    head: "Actions",
    kind: "actions",
    cell: (row) =>
      row.status === "requested" && !row.isYours ? (
        <details className="fold">
          <summary>
            Erase now<span className="vh"> {row.name}</span>
          </summary>
          <Form method="post">
            <input type="hidden" name="requestId" value={row.id} />
            <p className="small">The wait of seven days ends here. This cannot be undone.</p>
            <Button size="sm" kind="danger">
              Erase for good
            </Button>
          </Form>
        </details>
      ) : null,
  },
];

const choices = Object.entries(words).map(([value, label]) => ({ value, label }));

export default function SecurityPrivacyPage({ loaderData }: Route.ComponentProps) {
  const { rows } = loaderData;
  return (
    <>
      <SecurityHead current="Data protection" />
      <FilterBar
        searchName="q"
        filters={[{ name: "status", label: "Status", value: loaderData.status, choices }]}
      />
      <Panel
        title="Requests to be forgotten"
        buttons={<ExportLink href={loaderData.exportHref} />}
        foot={<ListFoot shown={rows.length} {...loaderData} />}
      >
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title="Nobody has asked">
            <p className="muted">Whoever asks is erased after seven days, unless they take it back.</p>
          </EmptyState>
        ) : (
          <DataTable caption="Requests" columns={columns} rows={rows} rowKey={(row) => row.id} />
        )}
      </Panel>
    </>
  );
}
