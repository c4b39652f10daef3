import { Form, redirect } from "react-router";
import { parseForm } from "#app/core/forms/form.ts";
import { exportHref } from "#app/core/lists/desk-exports.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageLinks } from "#app/core/lists/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { erasureBadges } from "../../rules/erasure-status.ts";
import { completeErasure } from "../../server/own-data/complete-erasure.server.ts";
import { listErasureRequests } from "../../server/own-data/list-erasure-requests.server.ts";
import { erasureStepSchema } from "../../staff/security-forms.ts";
import { erasureList } from "../../staff/security-lists.ts";
import type { ErasureView } from "../../staff/security-views.ts";
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
      <StatusBadge status={row.isLate ? "overdue" : erasureBadges[row.status]}>
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
