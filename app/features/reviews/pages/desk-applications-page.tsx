import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ReceivedApplicationsTab } from "../components/received-applications-tab.tsx";
import { applicationsTabActions } from "../server/lists/applications-tab-actions.server.ts";
import { readApplicationsTab } from "../server/lists/read-applications-tab.server.ts";
import type { Route } from "./+types/desk-applications-page";

const here = "/admin/applications";

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await readApplicationsTab(await getActor(context), url.href);
  return { view, done: url.searchParams.get("done") };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = applicationsTabActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Applications at the desk",
    description: "Assisted applications, those for donors and companies, late ones and appeals.",
    path: here,
    indexed: false,
  });

export default function DeskApplicationsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <PageHead
        back={{ href: "/admin", label: "Admin" }}
        title="Applications"
        lead="What no institute runs, what is late, and what was appealed."
      />
      <ReceivedApplicationsTab view={loaderData.view} answer={actionData ?? null} done={loaderData.done} />
    </div>
  );
}
