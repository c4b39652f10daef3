import { data } from "react-router";
import { useTranslations } from "use-intl";
import { parseForm } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { TrialFormFields } from "../components/forms/trial-form-fields.tsx";
import { trialFormSchema } from "../forms/trial-form.ts";
import { trialMessages } from "../messages/trial.messages.server.ts";
import type { Route } from "./+types/test-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = trialMessages[language];
  return { title, description, messages: loadMessages(language, { trial: trialMessages }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { errors, sent } = trialMessages[context.get(languageContext)];
  const parsed = await parseForm(request, trialFormSchema(errors), { maxBytes: 16 * 1024 });
  if (!parsed.value) return data({ reply: parsed.reply(), message: null }, { status: 422 });
  await throttle.take([{ name: "public-form-address", who: context.get(clientAddressContext) }]);
  return data({ reply: null, message: sent });
}

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
