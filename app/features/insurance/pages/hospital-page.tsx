import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { FormDialog } from "../components/form-dialog.tsx";
import { HospitalFields } from "../components/hospital-form.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { readOnce } from "../lists/section-address.ts";
import { getHospital } from "../server/hospitals/get-hospital.server.ts";
import { hospitalActions } from "../server/hospitals/hospital-actions.server.ts";
import { findDependents } from "../server/users/find-dependents.server.ts";
import type { Route } from "./+types/hospital-page";

const list = "/admin/hospital-partners";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const hospital = await getHospital(actor, params.hospitalId);
  const once = readOnce(url);
  const dependents = once.opens === "delete" ? await findDependents(actor, "hospital", hospital.id) : null;
  return { hospital, once, dependents };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = hospitalActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Hospital",
    description: "One hospital, with its claims and its history.",
    path: `${list}/${params.hospitalId}`,
    indexed: false,
  });

export default function HospitalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hospital, once } = loaderData;
  const { name, phone, email, city, state, specialties, address } = hospital;
  return (
    <>
      <ItemFrame
        back={{ href: list, label: "Hospital Partners" }}
        title={name}
        lead={specialties}
        badge={<StatusBadge status={hospital.status}>{hospital.statusLabel}</StatusBadge>}
        sentence={once.done ? "The changes are saved." : undefined}
        answer={actionData}
        facts={[
          { term: "Phone", value: `+91 ${phone}` },
          { term: "Email", value: email },
          { term: "City", value: `${city}, ${state}` },
          { term: "Address", value: address },
          { term: "Added", value: hospital.addedOn },
          {
            term: "Claims",
            value: `${formatCount(hospital.claims.count)}, ${formatMoney(paise(hospital.claims.paise))}`,
          },
        ]}
        editHref={`${list}/${hospital.id}?edit=1`}
        canDelete
        dependents={loaderData.dependents}
        href={`${list}/${hospital.id}`}
        isDeleted={hospital.isDeleted}
        events={hospital.events}
        revision={hospital.revision}
        history={hospital.history}
      />
      <FormDialog
        key={`${hospital.revision}${once.opens}`}
        id="edit"
        title="Edit Hospital"
        intent="edit"
        submit="Save"
        open={once.opens === "edit"}
        cancelHref={`${list}/${hospital.id}`}
        answer={actionData}
        hidden={{ revision: hospital.revision }}
        defaults={{ name, phone, email, city, state, specialties, address }}
      >
        {(field) => <HospitalFields field={field} />}
      </FormDialog>
    </>
  );
}
