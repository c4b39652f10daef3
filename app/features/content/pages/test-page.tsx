import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { TrialFormFields } from "../components/forms/trial-form-fields.tsx";
import { trialMessages } from "../messages/trial.messages.server.ts";
import { trialActions } from "../server/trial-actions.server.ts";
import type { Route } from "./+types/test-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = trialMessages[language];
  return { title, description, messages: loadMessages(language, { trial: trialMessages }) };
}

export const action = trialActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/test",
  });

export default function TestPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations("trial");
  return (
    <div className="wrap pb-20">
      <div className="max-w-[44rem]">
        <PageHead title={t("title")} lead={t("lead")} />
        <TrialFormFields answer={actionData} />
      </div>
    </div>
  );
}
