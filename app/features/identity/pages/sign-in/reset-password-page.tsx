import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { NewPasswordFields } from "../../components/new-password-fields.tsx";
import { factorsMessages } from "../../messages/factors.messages.server.ts";
import { resetPasswordActions } from "../../server/passwords/reset-password-actions.server.ts";
import type { Route } from "./+types/reset-password-page";

export function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { title, description } = factorsMessages[language].reset;
  return {
    title,
    description,
    token: /^[\w-]{20,100}$/.test(token) ? token : "",
    messages: loadMessages(language, { factors: factorsMessages }),
  };
}

export const action = resetPasswordActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/password/reset",
    indexed: false,
  });

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("factors");
  const isBusy = useNavigation().formMethod === "POST";
  const isUsable = loaderData.token !== "";
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <h1>{t("reset.title")}</h1>
      {actionData?.shown && (
        <Alert tone="ok">
          {t.rich("reset.done", { admin: linkTo("/admin"), donor: linkTo("/donor"), csr: linkTo("/csr") })}
        </Alert>
      )}
      {(actionData?.errors[""] || !isUsable) && (
        <Alert tone="bad">
          {actionData?.errors[""] ?? t("reset.incomplete")}{" "}
          <Link to="/password/forgot">{t("reset.again")}</Link>
        </Alert>
      )}
      {!actionData?.shown && isUsable && (
        <Form method="post" className="stack">
          <input type="hidden" name="token" value={loaderData.token} />
          <NewPasswordFields errors={actionData?.errors ?? {}} />
          <Button busy={isBusy && t("password.saving")}>{t("reset.save")}</Button>
        </Form>
      )}
    </div>
  );
}

function linkTo(path: string) {
  return (words: ReactNode) => <Link to={path}>{words}</Link>;
}
