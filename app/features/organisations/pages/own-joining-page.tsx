import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { JoiningFactsForm } from "../components/joining-facts-form.tsx";
import { JoiningSteps } from "../components/joining-steps.tsx";
import { joiningBadges } from "../joining-status.ts";
import type { OwnJoining } from "../joining-view.ts";
import { joiningMessages } from "../messages/joining.messages.server.ts";
import { ownJoiningActions } from "../server/own-joining-actions.server.ts";
import { readJoining } from "../server/read-joining.server.ts";
import type { Route } from "./+types/own-joining-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = joiningMessages[language].own;
  return {
    view: await readJoining(await getActor(context), params.key),
    say: url.searchParams.get("done"),
    title,
    description,
    messages: loadMessages(language, { joining: joiningMessages }),
  };
}

export const action = ownJoiningActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/join",
    indexed: false,
  });

const at: Record<OwnJoining["status"], number> = {
  draft: 0,
  proven: 1,
  asked: 1,
  submitted: 2,
  approved: 3,
  refused: 2,
};

export default function OwnJoiningPage({ loaderData: { view, say }, actionData }: Route.ComponentProps) {
  const t = useTranslations("joining.own");
  const answer = actionData ?? null;
  const isOpen = view.status === "proven" || view.status === "asked";
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead
        title={t("title")}
        lead={view.status === "draft" ? view.email : view.number}
        badges={<StatusBadge status={joiningBadges[view.status]}>{view.statusLabel}</StatusBadge>}
      />
      <JoiningSteps current={at[view.status]} />
      {say === "sent" && view.status === "submitted" && <Alert tone="ok">{t("sent")}</Alert>}
      {say === "resent" && <Alert tone="ok">{t("resent")}</Alert>}
      <p>{view.told}</p>
      {view.dueAt && <p className="small muted">{t("answerBy", { date: view.dueAt })}</p>}
      {view.words && (
        <Alert tone={view.status === "refused" ? "bad" : "warn"} live={false}>
          <OwnWords from={t("desk")} text={view.words} />
        </Alert>
      )}
      {view.status === "draft" && <CodeForm email={view.email} answer={answer} />}
      {isOpen && <JoiningFactsForm view={view} answer={answer} />}
      {view.status === "approved" && (
        <p>
          <LinkButton href={`/${view.kind}`} kind="go">
            {t("signIn")}
          </LinkButton>
        </p>
      )}
      {view.status === "refused" && (
        <p>
          <LinkButton href="/join">{t("again")}</LinkButton>
        </p>
      )}
    </div>
  );
}

function CodeForm({ email, answer }: { email: string; answer: FormAnswer | null }) {
  const t = useTranslations("joining.own");
  const join = useTranslations("joining");
  const { field, summary, onInput } = useForm("prove", answer, {}, { also: ["resend"] });
  return (
    <>
      {summary.length > 0 && <ErrorSummary title={join("lookAgain")} errors={summary} answer={answer} />}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput}>
        <OtpField field={field("otp")} label={t("code")} hint={t("codeHint", { email })} required />
        <FormButtons>
          <Button kind="go" name="intent" value="prove">
            {t("confirm")}
          </Button>
          <Button kind="quiet" name="intent" value="resend" formNoValidate>
            {t("another")}
          </Button>
        </FormButtons>
      </Form>
    </>
  );
}
