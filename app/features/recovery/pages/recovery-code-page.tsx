import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";
import { recoveryCodeActions } from "../server/asking/recovery-code-actions.server.ts";
import type { Route } from "./+types/recovery-code-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { codeTitle, codeLead } = recoveryMessages[language];
  return {
    title: codeTitle,
    description: codeLead,
    messages: loadMessages(language, { recovery: recoveryMessages }),
  };
}

export const action = recoveryCodeActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/recover/code",
    indexed: false,
  });

/** An SMS carries no links: its number and code open the request here, or stop it. */
export default function RecoveryCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("recovery");
  const { field, summary, onInput } = useForm("open", actionData);
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={loaderData.title} lead={t("codeLead")} />
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={actionData} />}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput}>
        <TextField
          field={field("number")}
          label={t("requestNumber")}
          hint="RQ-2026-0000041-5"
          autoComplete="off"
          required
          width="w-16"
          maxLength={60}
        />
        <TextField
          field={field("code")}
          label={t("code")}
          inputMode="numeric"
          autoComplete="off"
          required
          width="w-10"
          maxLength={12}
        />
        <FormButtons>
          <Button kind="go" name="intent" value="open">
            {t("codeOpen")}
          </Button>
        </FormButtons>
      </Form>
    </div>
  );
}
