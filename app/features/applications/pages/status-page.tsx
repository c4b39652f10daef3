import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { BirthDateField } from "#app/ui/fields/date-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { AskedStatusPart } from "../components/asked-status-part.tsx";
import { askStatusMessages } from "../messages/ask-status.messages.server.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { parseAskedNumber } from "../rules/asked-status.ts";
import { statusActions } from "../server/decisions/status-actions.server.ts";
import type { Route } from "./+types/status-page";

export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = askStatusMessages[language];
  return {
    // From a receipt's QR code; anything else in the address is left out.
    number: parseAskedNumber(url.searchParams.get("number") ?? "")?.number ?? "",
    title,
    description,
    messages: loadMessages(language, { askStatus: askStatusMessages, tracking: trackingMessages }),
  };
}

export const action = statusActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/status",
  });

/** S31b: where it stands, without signing in. */
export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("askStatus");
  const { number } = loaderData;
  const { field, summary } = useForm("ask", actionData, { number });
  const shown = actionData?.shown;
  return (
    <div id="ask" className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={loaderData.title} lead={t("lead")} />
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={actionData} />}
      {shown && <AskedStatusPart status={shown} />}
      <form
        method="post"
        className="stack [--gap:1.25rem]"
        noValidate
        data-still="form"
        data-send="ask"
        data-busy={t("asking")}
      >
        <TextField
          field={field("number")}
          label={t("number")}
          hint={t("numberHint")}
          autoComplete="off"
          required
          width="w-16"
          maxLength={60}
        />
        <BirthDateField field={field("birthDay")} label={t("birthDay")} autoComplete="off" required />
        <FormButtons>
          <Button kind="go" name="intent" value="ask">
            {t("ask")}
          </Button>
          <LinkButton kind="quiet" href="/student/dashboard?tab=applications">
            {t("signIn")}
          </LinkButton>
        </FormButtons>
      </form>
      <div className="small muted stack">
        <p>{t("privacy")}</p>
        <p>
          {t("lost")} <Anchor href="/recover">{t("recover")}</Anchor>
        </p>
      </div>
    </div>
  );
}
