import { redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { HelpingBar } from "#app/features/identity/components/helping-bar.tsx";
import { helpingMessages } from "#app/features/identity/messages/helping.messages.server.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ApplicationRoad } from "../components/application-status-facts.tsx";
import { FixPart } from "../components/fix-part.tsx";
import { applyMessages } from "../messages/apply.messages.server.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { applicationActions } from "../server/application-actions.server.ts";
import { getApplication } from "../server/get-application.server.ts";
import type { Route } from "./+types/helped-application-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  // She herself follows it at its own address.
  if (!actor.helper) throw redirect(`/applications/${encodeURIComponent(params.number)}`);
  const view = await getApplication(actor, params.number);
  return {
    // What a helper needs of it, and nothing else: neither answers nor numbers nor messages leave the server.
    view: { ...view, answers: {}, messages: [], account: null, aadhaar: null, decisionNote: null },
    title: view.scholarship ?? trackingMessages[language].assisted,
    student: actor.name ?? "",
    helper: actor.helper.name,
    isSent: url.searchParams.get("sent") === "1",
    isMended: url.searchParams.get("done") === "fixed",
    paperNames: applyMessages[language].fields,
    messages: loadMessages(language, { tracking: trackingMessages, helping: helpingMessages }),
  };
}

export async function action(args: Route.ActionArgs) {
  if (!(await getActor(args.context)).helper) throw notFound();
  return applicationActions.action(args);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? "", description: "", path: "/helping", indexed: false });

/** Where an application stands, as a helper sees it, and the one paper that was asked for. */
export default function HelpedApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("helping.helper");
  const track = useTranslations("tracking");
  const language = useLocale() as Language;
  const { view, title, student, helper, isSent, isMended, paperNames } = loaderData;
  const answer = actionData ?? null;
  const paperName = (code: string, label: string | null) =>
    label ?? (paperNames as Record<string, string>)[code] ?? code;
  return (
    <>
      <HelpingBar student={student} helper={helper} />
      <div className="wrap stack pb-16 [--gap:1.5rem] [--wrap:46rem]">
        <PageHead
          back={{ href: "/helping", label: t("back") }}
          badges={<StatusBadge status={view.status}>{track(`statuses.${view.status}`)}</StatusBadge>}
          title={title}
          lead={t("number", { number: view.number })}
        />
        {isSent && (
          <Alert tone="ok" title={t("sentTitle")}>
            {t("sentText", { student })}
          </Alert>
        )}
        {isMended && !answer && <Alert tone="ok">{t("mended")}</Alert>}
        {view.status !== "draft" && <ApplicationRoad view={view} />}
        {view.filledBy && <p>{track("filledBy", { name: view.filledBy })}</p>}
        {view.appliedAt && (
          <p className="muted">{t("sent", { date: formatDate(new Date(view.appliedAt), language) })}</p>
        )}
        {/* Her DigiLocker is hers. */}
        <FixPart locker={null} view={view} paperName={paperName} answer={answer} />
      </div>
    </>
  );
}
