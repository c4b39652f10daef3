import { data, redirect } from "react-router";
import { isProblem } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import { newFormKey } from "#app/core/form-key.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ProgrammeForm } from "../components/programme-form.tsx";
import { newProgrammeSchema } from "../forms/new-programme.ts";
import { createDonorProgramme } from "../server/create-donor-programme.server.ts";
import { findRenewal } from "../server/find-renewal.server.ts";
import type { Route } from "./+types/new-programme-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const renews = url.searchParams.get("renew");
  const defaults = renews ? await findRenewal(await getActor(context), renews) : {};
  return { formKey: newFormKey(), renews, defaults };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const renewsId = url.searchParams.get("renew");
  // Another donor's programme cannot be renewed, nor seen to exist (T13).
  if (renewsId) await findRenewal(actor, renewsId);
  const { value, reply } = await parseForm(request, newProgrammeSchema);
  if (!value) return data(reply(), { status: 422 });
  try {
    const { id } = await createDonorProgramme(actor, value, { renewsId });
    return redirect(`/donor/donations/new?programme=${id}`);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return data(reply({ formErrors: [error.message] }), { status: error.status });
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "New Program",
    description: "Begin a scholarship programme of your own.",
    path: "/donor/programs/new",
    indexed: false,
  });

export default function NewProgrammePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12 [--wrap:44rem]">
      <PageHead
        title={loaderData.renews ? "Renew the program" : "New Program"}
        lead="A scholarship of your own: say for whom, how much and until when. Then fund it."
        back={{ href: "/donor?tab=programs", label: "Programs" }}
      />
      <ProgrammeForm formKey={loaderData.formKey} defaults={loaderData.defaults} reply={actionData} />
    </div>
  );
}
