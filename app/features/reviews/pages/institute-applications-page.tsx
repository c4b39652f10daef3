import { data, redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ApplicationsTab } from "../components/applications-tab.tsx";
import { readApplicationsTab } from "../server/read-applications-tab.server.ts";
import { takeApplicationsStep } from "../server/take-applications-step.server.ts";
import type { Route } from "./+types/institute-applications-page";

const here = "/institute/applications";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const view = await readApplicationsTab(await getActor(context), request.url);
  return { view, done: url.searchParams.get("done") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await takeApplicationsStep(await getActor(context), request);
  if ("done" in answer) throw redirect(`${here}?done=${answer.done}`);
  return data(answer, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Applications",
    description: "Who applied for your scholarships, and where each application stands.",
    path: here,
    indexed: false,
  });

export default function InstituteApplicationsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <PageHead
        back={{ href: "/institute/dashboard", label: "Dashboard" }}
        title="Applications"
        lead="Each is reviewed within 48 hours: checks in 24, scores in 36."
      />
      <ApplicationsTab view={loaderData.view} answer={actionData ?? null} done={loaderData.done} />
    </div>
  );
}
