import Eye from "lucide-react/icons/eye";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { maskEmail, maskPhone } from "#app/core/secrets/mask.ts";
import { languageTable } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { ApplicationsTab } from "#app/features/applications/components/applications-tab.tsx";
import { ProfileTab } from "#app/features/applications/components/profile-tab.tsx";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import { awardMessages } from "#app/features/awards/messages/award.messages.server.ts";
import { papersMessages } from "#app/features/documents/messages/papers.messages.server.ts";
import { MessageSettingsTab } from "#app/features/notifications/components/message-settings-tab.tsx";
import { NotificationsTab } from "#app/features/notifications/components/notifications-tab.tsx";
import { courseName } from "#app/features/registration/server/choices/course-name.server.ts";
import { FindTab } from "#app/features/scholarships/components/find-tab.tsx";
import { discoveryParts } from "#app/features/scholarships/messages/discovery.messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/portal/tabs.tsx";
import { studentMessages } from "../messages/student.messages.server.ts";
import { readStudentHead } from "../read-student-head.server.ts";
import { readStudentTab } from "../read-student-tab.server.ts";
import { StudentDashboardTab } from "../student-dashboard-tab.tsx";
import { StudentHead } from "../student-head.tsx";
import { type StudentTab, studentTab, studentTabs } from "../student-tabs.ts";
import type { Route } from "./+types/seen-by-desk-page";
import { openAsStudent } from "./open-as-student.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const tab = studentTab(url.searchParams.get("tab"));
  const { as, name } = await openAsStudent(await getActor(context), params.studentId, tab);
  const { language } = as;
  const [head, data] = await Promise.all([readStudentHead(as), readStudentTab(as, tab, url, language)]);
  const { profile, figures, unread, fits } = head;
  return {
    name,
    language,
    data,
    figures,
    unread,
    fits,
    // What she may write there in full is nobody's to read over her shoulder.
    profile: {
      ...profile,
      phone: maskPhone(profile.phone),
      email: profile.email && maskEmail(profile.email),
    },
    course: courseName(profile.course, language),
    partMessages: loadMessages(language, {
      award: awardMessages,
      papers: papersMessages,
      student: studentMessages,
      tracking: trackingMessages,
      discovery: discoveryParts("card"),
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "What she sees",
    description: "A student's dashboard, read only, for the desk.",
    path: `/admin/students/${params.studentId}/sees`,
    indexed: false,
  });

const tabNames: Record<StudentTab, string> = {
  dashboard: "Dashboard",
  applications: "Applications",
  find: "Find",
  profile: "Profile and papers",
  notifications: "Notifications",
  settings: "Settings",
};

export default function SeenByDeskPage({ loaderData, params }: Route.ComponentProps) {
  const { name, data, language } = loaderData;
  const here = `/admin/students/${params.studentId}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-12">
      <PageHead back={{ href: here, label: name }} title="What she sees" />
      <Alert icon={Eye} title={`You look at ${name}’s pages. Read only.`} live={false}>
        Nothing can be pressed or sent from here. That you looked stands in the audit with your name. Phone
        and e-mail are masked. She reads {languageTable[language].english}.
      </Alert>
      <Tabs
        label="Her pages"
        tabs={studentTabs.map((id) => ({
          href: id === "dashboard" ? `${here}/sees` : `${here}/sees?tab=${id}`,
          label: tabNames[id],
          current: id === data.tab,
        }))}
      />
      {/* The browser lets nobody press or tab into it. */}
      <div inert lang={language} className="border-line border-2 border-dashed">
        <HerPage {...loaderData} />
      </div>
    </div>
  );
}

type HerPageProps = Pick<
  Route.ComponentProps["loaderData"],
  "profile" | "course" | "figures" | "unread" | "fits" | "data"
>;

function HerPage({ profile, course, figures, unread, fits, data }: HerPageProps) {
  const t = useTranslations("student");
  const isSchool = /^class \d/i.test(profile.course ?? "");
  const year = profile.year && !isSchool ? t(`years.${profile.year as "1st"}`) : "";
  return (
    <>
      <StudentHead
        name={profile.givenName || profile.fullName}
        number={profile.studentNumber}
        study={[course, year].filter(Boolean).join(", ")}
        look={profile.look}
        fits={fits}
        completion={profile.completion}
        successRate={figures.successRate}
        pending={figures.pendingApplications}
        unread={unread}
        siblings={[]}
        tab={data.tab}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-16">
        {data.tab === "dashboard" && <StudentDashboardTab data={data} figures={figures} profile={profile} />}
        {data.tab === "applications" && <ApplicationsTab data={data} />}
        {data.tab === "find" && <FindTab data={data} />}
        {data.tab === "profile" && <ProfileTab profile={profile} data={data} answer={undefined} />}
        {data.tab === "notifications" && <NotificationsTab data={data} unread={unread} />}
        {data.tab === "settings" && <MessageSettingsTab data={data} />}
      </div>
    </>
  );
}
