import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { emailMessages } from "../messages/email.messages.server.ts";
import { confirmEmailActions } from "../server/contacts/confirm-email-actions.server.ts";
import type { Route } from "./+types/confirm-email-page";

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = emailMessages[language];
  return {
    title,
    description,
    token: url.searchParams.get("token") ?? "",
    done: url.searchParams.get("done"),
    messages: loadMessages(language, { email: emailMessages }),
  };
}

export const action = confirmEmailActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/confirm-email",
    indexed: false,
  });

/** A press, not the mere opening: mail programs open links by themselves. */
export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("email");
  const { title, token, done } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead title={title} lead={t("lead")} />
      {done === "confirmed" && <Alert tone="ok">{t("confirmed")}</Alert>}
      {done === "old" && <Alert tone="bad">{t("old")}</Alert>}
      {done === "taken" && <Alert tone="bad">{t("taken")}</Alert>}
      {done ? (
        <p>
          <Anchor href="/student/alerts">{t("alerts")}</Anchor>
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button kind="go" name="intent" value="confirm">
            {t("confirm")}
          </Button>
        </Form>
      )}
    </div>
  );
}
