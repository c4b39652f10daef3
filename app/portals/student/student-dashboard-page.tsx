import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { ApplicationsTab } from "#app/features/applications/components/applications-tab.tsx";
import { ProfileTab } from "#app/features/applications/components/profile-tab.tsx";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import { awardMessages } from "#app/features/awards/messages/award.messages.server.ts";
import { papersMessages } from "#app/features/documents/messages/papers.messages.server.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { MessageSettingsTab } from "#app/features/notifications/components/message-settings-tab.tsx";
import { NotificationsTab } from "#app/features/notifications/components/notifications-tab.tsx";
import { courseName } from "#app/features/registration/server/choices/course-name.server.ts";
import { FindTab } from "#app/features/scholarships/components/find-tab.tsx";
import { discoveryParts } from "#app/features/scholarships/messages/discovery.messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import type { Route } from "./+types/student-dashboard-page";
import { studentMessages } from "./messages/student.messages.server.ts";
import { readStudentHead } from "./read-student-head.server.ts";
import { readStudentTab } from "./read-student-tab.server.ts";
import { studentActions } from "./student-actions.server.ts";
import { StudentDashboardTab } from "./student-dashboard-tab.tsx";
import { StudentHead } from "./student-head.tsx";
import { studentTab } from "./student-tabs.ts";

const notices = [
  "profile",
  "upload",
  "brought",
  "date",
  "remove",
  "inUse",
  "settings",
  "reset",
  "match",
] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const tab = studentTab(url.searchParams.get("tab"));
  const [head, data] = await Promise.all([readStudentHead(actor), readStudentTab(actor, tab, url, language)]);
  return {
    ...head,
    data,
    course: courseName(head.profile.course, language),
    openedFor: actor.studentId ?? "",
    done: notices.find((notice) => notice === url.searchParams.get("done")) ?? null,
    title: studentMessages[language].title,
    messages: loadMessages(language, {
      award: awardMessages,
      ...(tab === "profile" && { papers: papersMessages }),
      student: studentMessages,
      tracking: statusWords,
      discovery: tab === "notifications" ? discoveryParts("card", "alerts") : discoveryParts("card"),
    }),
  };
}

/** Of the tracking page's words, only the statuses travel with this one. */
const statusWords = {
  en: { statuses: trackingMessages.en.statuses },
  te: { statuses: trackingMessages.te.statuses },
  hi: { statuses: trackingMessages.hi.statuses },
};

export const action = studentActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Student dashboard",
    description: "",
    path: "/student/dashboard",
    indexed: false,
  });

// Only beside the bell.
const PushSwitch = lazy(async () => ({
  default: (await import("#app/features/scholarships/components/push-switch.tsx")).PushSwitch,
}));

export default function StudentDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("student");
  const { profile, course, figures, unread, hint, fits, siblings, data, done } = loaderData;
  // A school class has no year of its own.
  const isSchool = /^class \d/i.test(profile.course ?? "");
  const year = profile.year && !isSchool ? t(`years.${profile.year as "1st"}`) : "";
  return (
    <>
      <RememberSession hint={hint} />
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
        siblings={siblings}
        tab={data.tab}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-16">
        {done && <Alert tone={done === "inUse" ? "bad" : "ok"}>{t(noticeWords[done])}</Alert>}
        {data.tab === "dashboard" && <StudentDashboardTab data={data} figures={figures} profile={profile} />}
        {data.tab === "applications" && <ApplicationsTab data={data} />}
        {data.tab === "find" && <FindTab data={data} />}
        {data.tab === "profile" && <ProfileTab profile={profile} data={data} answer={actionData} />}
        {data.tab === "notifications" && (
          <NotificationsTab
            data={data}
            unread={unread}
            beside={
              data.pushKey && (
                <Suspense>
                  <PushSwitch publicKey={data.pushKey} openedFor={loaderData.openedFor} />
                </Suspense>
              )
            }
          />
        )}
        {data.tab === "settings" && <MessageSettingsTab data={data} />}
      </div>
    </>
  );
}

const noticeWords = {
  profile: "updated",
  upload: "uploaded",
  brought: "brought",
  date: "dated",
  remove: "removed",
  inUse: "inUse",
  settings: "settings.saved",
  reset: "settings.wasReset",
  match: "matching.done",
} as const;
