import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { instituteTab } from "#app/core/portals/institute-tabs.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { InstituteSettingsTab } from "#app/features/institutes/components/institute-settings-tab.tsx";
import { InstituteStudentsTab } from "#app/features/institutes/components/institute-students-tab.tsx";
import { findHeldInstitute } from "#app/features/institutes/server/find-held-institute.server.ts";
import { listOwnPartnerships } from "#app/features/institutes/server/partnerships/list-own-partnerships.server.ts";
import { ScholarshipsTab } from "#app/features/publishing/components/scholarships-tab.tsx";
import { ReceivedApplicationsTab } from "#app/features/reviews/components/received-applications-tab.tsx";
import { ReviewAnalyticsTab } from "#app/features/reviews/components/review-analytics-tab.tsx";
import { applicationsTabActions } from "#app/features/reviews/server/lists/applications-tab-actions.server.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { AccountPanel } from "#app/ui/portal/account-panel.tsx";
import type { Route } from "./+types/institute-dashboard-page";
import { instituteActions } from "./institute-actions.server.ts";
import { InstituteHead } from "./institute-head.tsx";
import { NotAPartner } from "./not-a-partner.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { readInstituteHead } from "./read-institute-head.server.ts";
import { readInstituteTab } from "./read-institute-tab.server.ts";

const doneWords: Record<string, string> = {
  profile: "Your profile is updated.",
  member: "The team is changed. It holds from the next click of whom it concerns.",
  removed: "Removed: that phone no longer opens the institute. Under Team you can take them back.",
  back: "Back in the team, with the role they had.",
  reminders: "Your reminders are saved.",
  renewal: "We have your wish for renewal. The admin desk answers by mail.",
  confirmed: "The enrolments are confirmed.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  if (actor.instituteId === undefined) {
    const [requests, held] = await Promise.all([listOwnPartnerships(actor), findHeldInstitute(actor)]);
    return { requests, held, portal: null };
  }
  const [head, tab] = await Promise.all([
    readInstituteHead(actor),
    readInstituteTab(actor, instituteTab(url.searchParams.get("tab")), url),
  ]);
  const done = url.searchParams.get("done") ?? "";
  return {
    requests: [],
    held: null,
    portal: { head, tab, mayKeepRoll: actor.memberRole !== "reviewer", done },
  };
}

/** The list of applications has buttons of its own. */
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export async function action(args: Route.ActionArgs) {
  const isList = args.url.searchParams.get("tab") === "applications";
  return (isList ? applicationsTabActions : instituteActions).action(args);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Institute dashboard",
    description: "Your scholarships, applications to review, and your students.",
    path: "/institute/dashboard",
    indexed: false,
  });

export default function InstituteDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.portal) return <NotAPartner requests={loaderData.requests} held={loaderData.held} />;
  const { head, tab, done, mayKeepRoll } = loaderData.portal;
  const answer = actionData ?? null;
  const said =
    tab.tab !== "applications" && !actionData && Object.hasOwn(doneWords, done) ? doneWords[done] : null;
  return (
    <>
      <InstituteHead head={head} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {said && <Said>{said}</Said>}
        {tab.tab === "students" && problemOf(answer) && (
          <Said tone="bad" answer={answer}>
            {problemOf(answer)}
          </Said>
        )}
        {tab.tab === "dashboard" && <OverviewTab head={head} data={tab} />}
        {tab.tab === "scholarships" && <ScholarshipsTab data={tab} mayChange={head.mayCreate} />}
        {/* The reviews room's two tabs. */}
        {tab.tab === "applications" && (
          <ReceivedApplicationsTab view={tab.view} answer={answer} done={done} />
        )}
        {tab.tab === "analytics" && <ReviewAnalyticsTab view={tab.view} />}
        {tab.tab === "students" && <InstituteStudentsTab data={tab} mayChange={mayKeepRoll} />}
        {tab.tab === "settings" && (
          <InstituteSettingsTab
            institute={head.institute}
            work={tab.work}
            leaving={tab.leaving}
            history={tab.history}
            answer={answer}
          />
        )}
        {tab.tab === "dashboard" && <AccountPanel />}
      </div>
    </>
  );
}
