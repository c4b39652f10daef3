import { data, redirect } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { FormDialog } from "../components/form-dialog.tsx";
import { HospitalFields } from "../components/hospital-form.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { editHospitalSchema, versionSchema } from "../forms/insurance-forms.ts";
import { readOnce } from "../section-address.ts";
import { changeDeleted } from "../server/change-deleted.server.ts";
import { editHospital } from "../server/edit-hospital.server.ts";
import { getHospital } from "../server/get-hospital.server.ts";
import { moveItem } from "../server/move-item.server.ts";
import { runForm } from "../server/run-form.server.ts";
import type { Route } from "./+types/hospital-page";

const list = "/admin/hospital-partners";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return { hospital: await getHospital(await getActor(context), params.hospitalId), once: readOnce(url) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { hospitalId } = params;
  const fields = await readFormData(request, 64 * 1024);
  const event = fields.get("event");
  switch (fields.get("intent")) {
    case "edit": {
      const reply = await runForm(fields, editHospitalSchema, (value) =>
        editHospital(actor, hospitalId, value),
      );
      return reply ? data({ reply }, { status: 422 }) : redirect(`${list}/${hospitalId}?done=saved`);
    }
    case "move": {
      const { value } = await parseForm(fields, versionSchema);
      if (!value || (event !== "approve" && event !== "suspend")) throw badRequest();
      await moveItem(actor, { kind: "hospital", id: hospitalId, revision: value.revision, event });
      return redirect(`${list}/${hospitalId}?done=saved`);
    }
    case "delete":
      await changeDeleted(actor, "hospital", hospitalId, "delete");
      return redirect(`${list}?done=deleted&undo=${hospitalId}`);
    case "restore":
      await changeDeleted(actor, "hospital", hospitalId, "restore");
      return redirect(`${list}/${hospitalId}?done=saved`);
    default:
      throw badRequest("There is no such button.");
  }
}

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
        reply={actionData?.reply}
        hidden={{ revision: hospital.revision }}
        defaults={{ name, phone, email, city, state, specialties, address }}
      >
        {(field) => <HospitalFields field={field} />}
      </FormDialog>
    </>
  );
}
