import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { awardMessages } from "#app/features/awards/messages/award.messages.server.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ApplicationAside } from "../components/application-aside.tsx";
import { ApplicationChecks } from "../components/application-checks.tsx";
import { ApplicationRoad, ApplicationStatusFacts } from "../components/application-status-facts.tsx";
import { DecisionPart } from "../components/decision-part.tsx";
import { FixPart } from "../components/fix-part.tsx";
import { MessagesPart } from "../components/messages-part.tsx";
import { MomentHead, MomentScene } from "../components/moment-part.tsx";
import { SentAnswersPart } from "../components/sent-answers-part.tsx";
import { applyMessages } from "../messages/apply.messages.server.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { applicationActions } from "../server/application-actions.server.ts";
import { readSentAnswers } from "../server/drafts/read-sent-answers.server.ts";
import { findBrought } from "../server/find-brought.server.ts";
import { getApplication } from "../server/get-application.server.ts";
import { isAppealOpen } from "../views/application-view.ts";
import type { Route } from "./+types/application-page";

const notices = ["fixed", "moreTimeDone", "appealSent", "messageSent", "withdrawn"] as const;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const view = await getApplication(actor, params.number);
  const { fields } = applyMessages[language];
  return {
    view,
    title: view.scholarship ?? trackingMessages[language].assisted,
    done: notices.find((notice) => notice === url.searchParams.get("done")) ?? null,
    sent: view.appliedAt ? await readSentAnswers(actor, params.number) : [],
    locker: await findBrought(actor, view, url.searchParams.get("brought")),
    paperNames: fields,
    messages: loadMessages(language, { tracking: trackingMessages, award: awardMessages }),
  };
}

export const action = applicationActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Application",
    description: "",
    path: "/student/dashboard",
    indexed: false,
  });

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  const { view, done, title, paperNames, sent } = loaderData;
  const answer = actionData ?? null;
  const date = view.appliedAt ? formatDate(new Date(view.appliedAt), language) : "";
  const lead = view.appliedAt
    ? t("lead", { number: view.number, date })
    : t("draftLead", { number: view.number });
  const paperName = (code: string, label: string | null) =>
    label ?? (paperNames as Record<string, string>)[code] ?? code;
  const isMoment = view.status === "approved" || view.status === "paid";
  return (
    <>
      {isMoment && <MomentScene view={view} />}
      <div className="wrap pb-16">
        {isMoment ? (
          <MomentHead view={view} title={title} lead={lead} />
        ) : (
          <PageHead
            back={{ href: "/student/dashboard?tab=applications", label: t("back") }}
            badges={<StatusBadge status={view.status}>{t(`statuses.${view.status}`)}</StatusBadge>}
            title={title}
            lead={view.amount ? `${lead}, ${view.amount}` : lead}
          />
        )}
        <div className="split split--end">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
            {done && (
              <Alert tone="ok">
                {t(done, { date: view.dueAt ? formatDate(new Date(view.dueAt), language) : "" })}
              </Alert>
            )}
            {!isMoment && (
              <>
                {view.status !== "draft" && <ApplicationRoad view={view} />}
                <p>
                  {t(`told.${toldOf(view)}`, {
                    reference: view.providerReference ?? "",
                  })}
                </p>
              </>
            )}
            {view.isEscalated && view.status === "under_review" && <Alert tone="warn">{t("late")}</Alert>}
            <ApplicationStatusFacts view={view} />
            <FixPart locker={loaderData.locker} view={view} paperName={paperName} answer={answer} />
            <DecisionPart view={view} answer={answer} />
            <ApplicationChecks view={view} paperName={paperName} />
            <SentAnswersPart sections={sent} />
            <MessagesPart view={view} answer={answer} />
          </div>
          <ApplicationAside view={view} paperName={paperName} />
        </div>
      </div>
    </>
  );
}

/** An appeal is spoken of while there can be one. */
function toldOf(view: Route.ComponentProps["loaderData"]["view"]) {
  if (isAppealOpen(view)) return "appealed";
  return view.status === "rejected" && !view.canAppeal ? "rejectedFinal" : view.status;
}
