import { data, Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { parseForm } from "#app/core/forms/form.ts";
import { email } from "#app/core/forms/india-fields.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { clientAddressContext, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { factorsMessages } from "../../messages/factors.messages.server.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { requestPasswordReset } from "../../server/passwords/request-password-reset.server.ts";
import { refusalWords } from "../../server/sign-in/refusal-words.server.ts";
import { isPortalRole, portalPath } from "../../staff/portal-role.ts";
import type { Route } from "./+types/forgot-password-page";

const schema = z.object({
  email: email({ required: refusalsEn.emailNeeded, invalid: refusalsEn.emailInvalid }),
});

export function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const portal = new URL(request.url).searchParams.get("portal");
  const { title, description } = factorsMessages[language].forgot;
  return {
    title,
    description,
    back: isPortalRole(portal) ? portalPath(portal) : "/login",
    messages: loadMessages(language, { factors: factorsMessages }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const form = await parseForm(request, schema);
  if (!form.value) {
    const { email: errors } = refusalWords.fields({ email: form.reply().error?.email ?? [] }, language);
    return data({ sent: false, message: null, errors }, { status: 422 });
  }
  try {
    await requestPasswordReset(form.value.email, { address: context.get(clientAddressContext), language });
  } catch (error) {
    if (!isProblem(error) || error.status !== 429) throw error;
    const answer = { sent: false, message: refusalWords.problem(error, language), errors: undefined };
    return data(answer, { status: 429, headers: error.headers });
  }
  return data({ sent: true, message: null, errors: undefined });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/password/forgot",
    indexed: false,
  });

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("factors");
  const isBusy = useNavigation().formMethod === "POST";
  const field = {
    id: "email",
    errorId: "email-error",
    descriptionId: "email-hint",
    name: "email",
    errors: actionData?.errors ?? undefined,
  };
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <div>
        <h1>{t("forgot.title")}</h1>
        <p className="muted">{t("forgot.lead")}</p>
      </div>
      {actionData?.message && <Alert tone="bad">{actionData.message}</Alert>}
      {actionData?.sent ? (
        <Alert tone="ok">{t("forgot.sent")}</Alert>
      ) : (
        <Form method="post" className="stack">
          <TextField
            field={field}
            label={t("forgot.email")}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
          />
          <Button busy={isBusy && t("forgot.sending")}>{t("forgot.send")}</Button>
        </Form>
      )}
      <p className="small">
        <Link to={loaderData.back}>{t("second.back")}</Link>
      </p>
    </div>
  );
}
