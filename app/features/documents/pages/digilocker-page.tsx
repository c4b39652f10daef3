import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { lockerActions } from "../digilocker/locker-actions.server.ts";
import { LockerChoice } from "../digilocker/locker-choice.tsx";
import { LockerStart } from "../digilocker/locker-start.tsx";
import { lockerPath } from "../digilocker/locker-view.ts";
import { readLocker } from "../digilocker/read-locker.server.ts";
import { lockerMessages } from "../messages/locker.messages.server.ts";
import { papersMessages } from "../messages/papers.messages.server.ts";
import type { Route } from "./+types/digilocker-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const { title, description } = lockerMessages[language];
  return {
    view: await readLocker(actor, url),
    title,
    description,
    openedFor: actor.studentId ?? "",
    messages: loadMessages(language, { locker: lockerMessages, papers: papersMessages }),
  };
}

export const action = lockerActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: lockerPath,
    indexed: false,
  });

/** S31: papers from where they are. The way to DigiLocker, then what lies there, then what came of it. */
export default function DigilockerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("locker");
  const { view, title } = loaderData;
  const results = actionData?.shown;
  const [code] = actionData?.errors.papers ?? actionData?.errors[""] ?? [];
  const isChoosing = view.papers !== null && code !== "expired";
  return (
    <div className="wrap stack max-w-[46rem] pb-16 [--gap:1.5rem]">
      <PageHead title={title} lead={t("lead")} />
      {view.isSandbox && <Alert>{t("sandbox")}</Alert>}
      {results && results.length === 0 && <Alert tone="bad">{t("again")}</Alert>}
      {results && results.length > 0 && (
        <Alert tone="bad" title={t("some")}>
          <ul className="dotlist">
            {results.map(({ name, problem, refusal }) => (
              <li key={name}>
                <b>{name}:</b> {refusal ?? (problem ? t(`problem.${problem}`) : t("came"))}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {view.problem && !actionData && <Alert tone="bad">{t(`problem.${view.problem}`)}</Alert>}
      {code !== undefined && code !== "none" && (
        <Alert tone="bad">
          {t.has(`problem.${code as "away"}`) ? t(`problem.${code as "away"}`) : t("again")}
        </Alert>
      )}
      {isChoosing && view.papers ? (
        <LockerChoice papers={view.papers} isMissing={code === "none"} />
      ) : (
        <LockerStart backTo={view.backTo} />
      )}
    </div>
  );
}
