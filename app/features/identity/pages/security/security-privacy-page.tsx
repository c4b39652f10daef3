import { Form, redirect } from "react-router";
import { parseForm } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { erasureBadges } from "../../rules/erasure-status.ts";
import { completeErasure } from "../../server/own-data/complete-erasure.server.ts";
import { listErasureRequests } from "../../server/own-data/list-erasure-requests.server.ts";
import { erasureColumns, erasureWords } from "../../staff/erasure-columns.ts";
import { erasureList } from "../../staff/erasure-list.ts";
import { erasureStepSchema } from "../../staff/security-forms.ts";
import type { ErasureView } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-privacy-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = erasureList.read(url);
  const page = await listErasureRequests(await getActor(context), query);
  return { rows: page.rows, view: erasureList.view(query, page) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { value } = await parseForm(request, erasureStepSchema);
  if (value === undefined) throw badRequest();
  await completeErasure(actor, value.requestId);
  return redirect(erasureList.path);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Data protection",
    description: "Who asked to be forgotten, and by when.",
    path: erasureList.path,
    indexed: false,
  });

const cells = {
  nominee: (row: ErasureView) => row.nominees.map((line) => <p key={line}>{line}</p>),
  due: (row: ErasureView) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
  status: (row: ErasureView) => (
    <StatusBadge status={erasureBadges[row.status]}>{erasureWords[row.status]}</StatusBadge>
  ),
};

const eraseNow = (row: ErasureView) =>
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
  ) : null;

export default function SecurityPrivacyPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <>
      <SecurityHead current="Data protection" />
      <FilterBar hasSearch={false} filters={view.filters} />
      <Panel
        title="Requests to be forgotten"
        buttons={<ExportLink href={view.exportHref} />}
        foot={<ListFoot {...view} />}
      >
        {rows.length === 0 ? (
          <EmptyState
            picture={emptyInbox}
            title={view.isNarrowed ? "No request matches" : "Nobody has asked"}
          >
            <p className="muted">
              {view.isNarrowed
                ? "Take the filter away to see the others."
                : "Whoever asks is erased after seven days, unless they take it back."}
            </p>
          </EmptyState>
        ) : (
          <ListTable
            caption="Requests"
            columns={erasureColumns}
            rows={rows}
            cells={cells}
            actions={eraseNow}
          />
        )}
      </Panel>
    </>
  );
}
