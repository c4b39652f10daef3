import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { HospitalFields } from "../components/hospital-form.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { hospitalColumns } from "../lists/columns/hospital-columns.ts";
import { hospitalList } from "../lists/insurance-lists.ts";
import { listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
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
  const query = hospitalList.read(url);
  const [page, stats] = await Promise.all([listHospitals(actor, query), countHospitals(actor)]);
  const frame = listFrame(url, hospitalList, query, page);
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
      <ListTable
        caption="Hospitals"
        columns={hospitalColumns}
        rows={rows}
        cells={cells}
        sorts={{ hospital: frame.heads.name, place: frame.heads.city }}
        tick={mayKeep && tick}
        actions={actions}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<HospitalLine>(({ name }) => name);

const cells = {
  hospital: (row: HospitalLine) => (
    <>
      <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
      <small className="num">{row.phone}</small>
      <small>{row.email}</small>
    </>
  ),
  place: (row: HospitalLine) => (
    <>
      {row.city}, {row.state}
      <small>{row.address}</small>
    </>
  ),
  status: (row: HospitalLine) => <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>,
};

const actions = (row: HospitalLine) => <RowActions href={`${here}/${row.id}`} name={row.name} />;
