import { useSearchParams } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { CounsellorForm } from "../components/counsellor-form.tsx";
import { weekdayNames, writeHours } from "../counsellors/counsellor-hours.ts";
import { counsellorActions } from "../server/counsellors/counsellor-actions.server.ts";
import { getCounsellor } from "../server/counsellors/get-counsellor.server.ts";
import type { Route } from "./+types/counsellor-page";

const nobody = {
  id: "new",
  name: "",
  email: null,
  serves: [],
  languages: [],
  active: true,
  hours: [],
  revision: 0,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { id, name, email, serves, languages, active, hours, revision } =
    params.counsellor === "new" ? nobody : await getCounsellor(actor, params.counsellor);
  return {
    id,
    title: name || "New counsellor",
    known: {
      name,
      email: email ?? "",
      serves: [...serves],
      languages: [...languages],
      active: active ? "on" : "",
      revision: String(revision),
      ...Object.fromEntries(weekdayNames.map(({ weekday, field }) => [field, writeHours(hours, weekday)])),
    },
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = counsellorActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Counsellor",
    description: "What they are right for, their languages and their hours.",
    path: `/admin/counsellors/${loaderData?.id ?? ""}`,
    indexed: false,
  });

export default function CounsellorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, known } = loaderData;
  const [query] = useSearchParams();
  return (
    <div className="wrap pb-12">
      <PageHead
        title={title}
        lead="From the next booking on, this is who is offered, and when."
        crumbs={
          <Breadcrumb crumbs={[{ label: "Counsellors", href: "/admin/counsellors" }, { label: title }]} />
        }
      />
      <div className="stack">
        {query.get("done") === "saved" && !actionData && <Said>Saved.</Said>}
        <CounsellorForm key={id} known={known} answer={actionData ?? null} />
      </div>
    </div>
  );
}
