import Check from "lucide-react/icons/check";
import Eye from "lucide-react/icons/eye";
import X from "lucide-react/icons/x";
import { data, Form, redirect } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { RowAction, RowLink } from "#app/ui/icon-button.tsx";
import { claimTypes } from "../claim-types.ts";
import { RejectDialog } from "../components/claim-decision.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { rejectClaimSchema, versionSchema } from "../forms/insurance-forms.ts";
import { claimList } from "../insurance-lists.ts";
import { type ListFrame, listFrame } from "../list-frame.ts";
import { afterStep, readOnce } from "../section-address.ts";
import { type ClaimLine, countClaims, listClaims } from "../server/claim-rows.server.ts";
import { decideClaim } from "../server/decide-claim.server.ts";
import { runForm } from "../server/run-form.server.ts";
import type { Route } from "./+types/claims-page";

const here = "/admin/claim-management";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(claimList, url);
  const [page, stats] = await Promise.all([listClaims(actor, query), countClaims(actor)]);
  const frame = listFrame(url, claimList, query, page, {
    status: { processing: "Processing", approved: "Approved", rejected: "Rejected" },
    type: claimTypes,
  });
  return { rows: page.rows, stats, frame, once: readOnce(url) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const fields = await readFormData(request, 64 * 1024);
  const id = String(fields.get("id") ?? "");
  switch (fields.get("intent")) {
    case "approve": {
      const { value } = await parseForm(fields, versionSchema);
      if (!value) throw badRequest();
      await decideClaim(actor, id, { ...value, event: "approve" });
      return redirect(afterStep(url, { done: "approved" }));
    }
    case "reject": {
      const reply = await runForm(fields, rejectClaimSchema, (value) =>
        decideClaim(actor, id, { ...value, event: "reject" }),
      );
      return reply ? data({ reply, id }, { status: 422 }) : redirect(afterStep(url, { done: "rejected" }));
    }
    default:
      throw badRequest("There is no such button.");
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Claim Management",
    description: "Every claim, what waits for a decision, and what was decided.",
    path: here,
    indexed: false,
  });

const said = { approved: "Claim approved successfully!", rejected: "Claim rejected successfully!" };

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, stats, frame, once } = loaderData;
  const chosen = rows.find(({ id }) => id === (actionData?.id ?? once.about));
  return (
    <>
      <SectionFrame
        frame={frame}
        once={once}
        said={said}
        stats={[
          { label: "Total Claims", value: formatCount(stats.total) },
          { label: "Approved", value: formatCount(stats.approved) },
          { label: "Processing", value: formatCount(stats.processing) },
          { label: "Rejected", value: formatCount(stats.rejected) },
        ]}
        searchLabel="Claim number or customer"
        filterLabel="Filter Claims"
        noun="claim"
        isEmpty={rows.length === 0}
      >
        <DataTable caption="Claims" columns={columnsOf(frame)} rows={rows} rowKey={(row) => row.id} />
      </SectionFrame>
      {chosen?.status === "processing" && (
        <RejectDialog
          key={chosen.id}
          id="reject"
          claim={chosen}
          open
          cancelHref={frame.here}
          reply={actionData?.reply}
        />
      )}
    </>
  );
}

const columnsOf = (frame: ListFrame): Column<ClaimLine>[] => [
  {
    id: "claim",
    head: "Claim number",
    kind: "key",
    sort: frame.heads.date,
    cell: (row) => (
      <>
        <span className="num">{row.claimNumber}</span>
        <small>{row.date}</small>
      </>
    ),
  },
  { id: "customer", head: "Customer", cell: (row) => row.customerName },
  { id: "type", head: "Type", cell: (row) => row.type },
  {
    id: "amount",
    head: "Amount",
    kind: "number",
    sort: frame.heads.amount,
    cell: (row) => formatMoney(paise(row.amountPaise)),
  },
  { id: "hospital", head: "Hospital", cell: (row) => row.hospital },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>,
  },
  {
    id: "actions",
    head: "Actions",
    kind: "actions",
    cell: (row) => (
      <span className="acts">
        <RowLink icon={Eye} label={`View ${row.claimNumber}`} href={`${here}/${row.id}`} />
        {row.status === "processing" && (
          <>
            <Form method="post" className="contents" preventScrollReset>
              <input type="hidden" name="id" value={row.id} />
              <input type="hidden" name="revision" value={row.revision} />
              <RowAction icon={Check} label={`Approve ${row.claimNumber}`} name="intent" value="approve" />
            </Form>
            <RowLink icon={X} label={`Reject ${row.claimNumber}`} href={`${frame.decideHref}${row.id}`} />
          </>
        )}
      </span>
    ),
  },
];
