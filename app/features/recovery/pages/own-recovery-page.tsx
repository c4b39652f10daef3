import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { RecoveryCodeForm } from "../components/recovery-code-form.tsx";
import { RecoveryFactsForm } from "../components/recovery-facts-form.tsx";
import { RecoverySteps } from "../components/recovery-steps.tsx";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";
import type { OwnRecovery } from "../recovery-view.ts";
import { ownRecoveryActions } from "../server/own-recovery-actions.server.ts";
import { readRecovery } from "../server/read-recovery.server.ts";
import type { Route } from "./+types/own-recovery-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = recoveryMessages[language];
  return {
    title,
    description,
    view: await readRecovery({ ...(await getActor(context)), language }, params.key),
    isResent: url.searchParams.get("done") === "resent",
    demoOtp: env().isDemo ? demoOtp : null,
    messages: loadMessages(language, { recovery: recoveryMessages }),
  };
}

export const action = ownRecoveryActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/recover",
    indexed: false,
  });

const at: Record<OwnRecovery["status"], number> = {
  draft: 0,
  proven: 1,
  submitted: 2,
  waiting: 2,
  done: 4,
  refused: 2,
  stopped: 2,
};
const tones = { submitted: "info", waiting: "warn", done: "ok", refused: "bad", stopped: "info" } as const;

export default function OwnRecoveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("recovery");
  const { title, view, isResent } = loaderData;
  const answer = actionData ?? null;
  const isSent = view.status !== "draft" && view.status !== "proven";
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={title} lead={isSent ? t("number", { number: view.number }) : t("lead")} />
      <RecoverySteps current={at[view.status]} />
      {isResent && view.status === "draft" && <Alert tone="ok">{t("resent")}</Alert>}
      {view.status === "draft" && (
        <RecoveryCodeForm phone={view.phone} answer={answer} demoOtp={loaderData.demoOtp} />
      )}
      {view.status === "proven" && <RecoveryFactsForm answer={answer} />}
      {isSent && <Standing view={view} />}
      <p className="small muted">{t("never")}</p>
    </div>
  );
}

function Standing({ view }: { view: OwnRecovery }) {
  const t = useTranslations("recovery");
  const { status, phone, opensAt } = view;
  if (status === "draft" || status === "proven") return null;
  const isOpen = status === "submitted" || status === "waiting";
  return (
    <>
      <Alert tone={tones[status]} live={false}>
        {t(`says.${status}`, { phone, when: opensAt ?? "" })}
      </Alert>
      {isOpen && <p>{t("keep")}</p>}
      {status === "submitted" && <p>{t("institute")}</p>}
      {status === "done" && (
        <p>
          <LinkButton href="/login" kind="go">
            {t("signIn")}
          </LinkButton>
        </p>
      )}
      {(status === "refused" || status === "stopped") && (
        <p>
          <LinkButton href="/recover">{t("askAgain")}</LinkButton>
        </p>
      )}
      {isOpen && (
        <Form method="post">
          <Button kind="quiet" name="intent" value="stop">
            {t("stopOwn")}
          </Button>
        </Form>
      )}
    </>
  );
}
