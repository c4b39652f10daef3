import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { factorsMessages } from "../../messages/factors.messages.server.ts";
import { forgotPasswordActions } from "../../server/passwords/forgot-password-actions.server.ts";
import { isPortalRole, portalPath } from "../../staff/portal-role.ts";
import type { Route } from "./+types/forgot-password-page";

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

export const action = forgotPasswordActions.action;

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
    errors: actionData?.errors.email,
  };
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <div>
        <h1>{t("forgot.title")}</h1>
        <p className="muted">{t("forgot.lead")}</p>
      </div>
      {actionData?.errors[""] && <Alert tone="bad">{actionData.errors[""]}</Alert>}
      {actionData?.shown ? (
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
