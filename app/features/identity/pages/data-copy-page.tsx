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
import { nomineeMessages } from "../messages/nominee.messages.server.ts";
import { dataCopyActions } from "../server/own-data/data-copy-actions.server.ts";
import type { Route } from "./+types/data-copy-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = nomineeMessages[language].copy;
  return { title, description, messages: loadMessages(language, { nominee: nomineeMessages }) };
}

export const action = dataCopyActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/data-copy",
    indexed: false,
  });

/** An SMS carries no links: its code opens the copy here. */
export default function DataCopyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("nominee.copy");
  const { field, summary, onInput } = useForm("open", actionData);
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={loaderData.title} lead={t("lead")} />
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={actionData} />}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput} reloadDocument>
        <TextField
          field={field("code")}
          label={t("code")}
          hint="K7QM-2XWD-9RTA-HB4C"
          autoComplete="off"
          required
          width="w-16"
          maxLength={40}
        />
        <FormButtons>
          <Button kind="go" name="intent" value="open">
            {t("open")}
          </Button>
        </FormButtons>
      </Form>
    </div>
  );
}
