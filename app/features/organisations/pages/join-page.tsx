import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { JoiningSteps } from "../components/joining-steps.tsx";
import { joiningHolderNames } from "../joining-holders.ts";
import { joiningMessages } from "../messages/joining.messages.server.ts";
import { joinActions } from "../server/join-actions.server.ts";
import type { Route } from "./+types/join-page";

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, purpose } = joiningMessages[language];
  return {
    holder: url.searchParams.get("as") === "csr" ? "company" : undefined,
    title,
    purpose,
    messages: loadMessages(language, { joining: joiningMessages }),
  };
}

export const action = joinActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.purpose ?? "",
    path: "/join",
  });

export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("joining");
  const { field, summary, onInput } = useForm("start", actionData, { holder: loaderData.holder });
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={t("title")} lead={t("purpose")} />
      <JoiningSteps current={0} />
      {summary.length > 0 && <ErrorSummary title={t("lookAgain")} errors={summary} answer={actionData} />}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput}>
        <RadioField
          field={field("holder")}
          label={t("who")}
          required
          choices={joiningHolderNames.map((value) => ({ value, label: t(`holders.${value}`) }))}
        />
        <TextField
          field={field("email")}
          label={t("email")}
          hint={t("emailHint")}
          type="email"
          autoComplete="email"
          required
        />
        <FormButtons>
          <Button kind="go" name="intent" value="start" busy={isSending && t("sending")}>
            {t("sendCode")}
          </Button>
        </FormButtons>
      </Form>
      <p className="small muted">{t("atHand")}</p>
    </div>
  );
}
