import { newFormKey } from "#app/core/forms/form-key.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ProgrammeForm } from "../components/programme-form.tsx";
import { findRenewal } from "../server/donations/find-renewal.server.ts";
import { newProgrammeActions } from "../server/programmes/new-programme-actions.server.ts";
import type { Route } from "./+types/new-programme-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const renews = url.searchParams.get("renew");
  const defaults = renews ? await findRenewal(await getActor(context), renews) : {};
  return { formKey: newFormKey(), renews, defaults };
}

export const action = newProgrammeActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "New Program",
    description: "Begin a scholarship program of your own.",
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
      <ProgrammeForm
        formKey={loaderData.formKey}
        defaults={loaderData.defaults}
        answer={actionData}
        back="/donor?tab=programs"
      />
    </div>
  );
}
