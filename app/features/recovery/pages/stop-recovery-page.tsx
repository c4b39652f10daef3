import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";
import { recoveryLink } from "../server/recovery-link.server.ts";
import { stopRecoveryActions } from "../server/stop-recovery-actions.server.ts";
import type { Route } from "./+types/stop-recovery-page";

export function loader({ params, url, context }: Route.LoaderArgs) {
  if (!recoveryLink.idOf("stop", params.key)) throw notFound();
  const language = context.get(languageContext);
  const { stopTitle, stopLead } = recoveryMessages[language];
  return {
    title: stopTitle,
    description: stopLead,
    done: url.searchParams.get("done"),
    messages: loadMessages(language, { recovery: recoveryMessages }),
  };
}

export const action = stopRecoveryActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/recover",
    indexed: false,
  });

/** A press, not the mere opening: mail programs open links by themselves. */
export default function StopRecoveryPage({ loaderData: { title, done } }: Route.ComponentProps) {
  const t = useTranslations("recovery");
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={title} lead={t("stopLead")} />
      {done === "stopped" && <Alert tone="ok">{t("stopDone")}</Alert>}
      {done === "over" && <Alert>{t("stopOver")}</Alert>}
      {!done && (
        <Form method="post">
          <Button kind="danger" name="intent" value="stop">
            {t("stop")}
          </Button>
        </Form>
      )}
    </div>
  );
}
