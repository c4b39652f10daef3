import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { HospitalFields } from "../components/hospital-form.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { hospitalList } from "../lists/insurance-lists.ts";
import { type ListFrame, listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { hospitalStates } from "../regions.ts";
import {
  countHospitals,
  type HospitalLine,
  listHospitals,
} from "../server/hospitals/hospital-rows.server.ts";
import { hospitalsActions } from "../server/hospitals/hospitals-actions.server.ts";
import type { Route } from "./+types/hospitals-page";

const here = "/admin/hospital-partners";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(hospitalList, url);
  const [page, stats] = await Promise.all([listHospitals(actor, query), countHospitals(actor)]);
  const frame = listFrame(url, hospitalList, query, page, {
    state: Object.fromEntries(hospitalStates.map((state) => [state, state])),
    status: { pending: "Pending", active: "Active", suspended: "Suspended" },
  });
  return {
    rows: page.rows,
    stats,
    frame,
    once: readOnce(url),
    formKey: newFormKey(),
    mayKeep: insurancePermissions.can(actor, "insurance.keep_hospitals"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = hospitalsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Hospital Partners",
    description: "Where a card is accepted: city, specialties and status.",
    path: here,
    indexed: false,
  });

const said = {
  added: "Hospital partner added successfully!",
  deleted: "The hospital was deleted.",
  restored: "The hospital is back.",
};

export default function HospitalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, stats, frame, once, formKey, mayKeep } = loaderData;
  return (
    <SectionFrame
      frame={frame}
      once={once}
      said={said}
      stats={[
        { label: "Total Hospitals", value: formatCount(stats.total) },
        { label: "Active", value: formatCount(stats.active) },
        { label: "Pending Approval", value: formatCount(stats.pending) },
        { label: "Cities Covered", value: formatCount(stats.cities) },
      ]}
      searchLabel="Hospital, city or specialty"
      deleted="hospital"
      noun="hospital"
      isEmpty={rows.length === 0}
      bar={mayKeep && <DeleteBar kind="hospital" answer={actionData} key={rows[0]?.id} />}
      add={{
        label: "Add Hospital",
        formKey,
        answer: actionData,
        fields: (field) => <HospitalFields field={field} />,
      }}
    >
      <DataTable
        caption="Hospitals"
        columns={mayKeep ? [tick, ...columnsOf(frame)] : columnsOf(frame)}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<HospitalLine>(({ name }) => name);

const columnsOf = ({ heads }: ListFrame): Column<HospitalLine>[] => [
  {
    id: "hospital",
    head: "Hospital",
    kind: "key",
    sort: heads.name,
    cell: (row) => (
      <>
        <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
        <small className="num">{row.phone}</small>
        <small>{row.email}</small>
      </>
    ),
  },
  {
    id: "city",
    head: "City and Address",
    sort: heads.city,
    cell: (row) => (
      <>
        {row.city}, {row.state}
        <small>{row.address}</small>
      </>
    ),
  },
  { id: "specialties", head: "Specialties", cell: (row) => row.specialties },
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
    cell: (row) => <RowActions href={`${here}/${row.id}`} name={row.name} />,
  },
];
