import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { RecoverySteps } from "../components/recovery-steps.tsx";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";
import { recoverActions } from "../server/asking/recover-actions.server.ts";
import type { Route } from "./+types/recover-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = recoveryMessages[language];
  return { title, description, messages: loadMessages(language, { recovery: recoveryMessages }) };
}

export const action = recoverActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/recover",
    indexed: false,
  });

/** The first step of who has lost the SIM: the new number. */
export default function RecoverPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("recovery");
  const { field, summary, onInput } = useForm("start", actionData);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={loaderData.title} lead={t("lead")} />
      <RecoverySteps current={0} />
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={actionData} />}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput}>
        <PhoneField field={field("phone")} label={t("phone")} hint={t("phoneHint")} required />
        <FormButtons>
          <Button kind="go" name="intent" value="start" busy={isSending && t("sending")}>
            {t("send")}
          </Button>
        </FormButtons>
      </Form>
      <div className="small muted stack">
        <p>{t("have")}</p>
        <p>{t("institute")}</p>
        <p>{t("never")}</p>
      </div>
    </div>
  );
}
