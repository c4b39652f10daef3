import { Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { languageOfWords, quoteWords } from "#app/core/words/language-of-words.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useUiWords } from "#app/ui/ui-words.ts";
import { PartnershipNotes } from "../components/partnership-notes.tsx";
import { fileControl, type PartnershipFile } from "../forms/partnership-steps.ts";
import { partnershipMessages } from "../messages/partnership.messages.server.ts";
import { partnershipStatusMessages } from "../messages/partnership-status.messages.server.ts";
import { partnershipBadges } from "../partnership-status.ts";
import type { PartnershipStatusView } from "../partnership-view.ts";
import { getPartnershipStatus } from "../server/partnerships/get-partnership-status.server.ts";
import { partnershipAnswerActions } from "../server/partnerships/partnership-answer-actions.server.ts";
import type { Route } from "./+types/partnership-status-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const view = await getPartnershipStatus(await getActor(context), params.key);
  if (view.status === "draft") throw redirect(`/institute/apply?draft=${params.key}`);
  const language = context.get(languageContext);
  const { title, description } = partnershipStatusMessages[language];
  return {
    view,
    isJustSent: url.searchParams.get("sent") === "1",
    title,
    description,
    messages: loadMessages(language, {
      partnership: partnershipMessages,
      partnershipStatus: partnershipStatusMessages,
    }),
  };
}

export const action = partnershipAnswerActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/institute/apply",
    indexed: false,
  });

export default function PartnershipStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isJustSent } = loaderData;
  const t = useTranslations("partnershipStatus");
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead
        title={view.instituteName}
        lead={t("lead", { number: view.number })}
        badges={<StatusBadge status={partnershipBadges[view.status]}>{view.statusLabel}</StatusBadge>}
      />
      {isJustSent && <Alert tone="ok">{t("sent")}</Alert>}
      <p>{view.told}</p>
      <Facts
        facts={[
          { term: t("number"), value: view.number },
          ...(view.dueAt ? [{ term: t("answerBy"), value: view.dueAt }] : []),
          ...(view.code ? [{ term: t("code"), value: view.code }] : []),
        ]}
      />
      {view.status === "approved" && (
        <p>
          <LinkButton href="/login?next=/institute/dashboard" kind="go">
            {t("signIn")}
          </LinkButton>
        </p>
      )}
      {view.reasons.length > 0 && (
        <Panel title={t("reasons")} padded>
          <ul className="grid list-disc gap-2 ps-5">
            {view.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Panel>
      )}
      {view.status === "rejected" && (
        <p>
          <LinkButton href="/institute/apply">{t("again")}</LinkButton>
        </p>
      )}
      {view.status === "more_info" && <AnswerForm view={view} errors={actionData?.errors ?? {}} />}
      <PartnershipNotes notes={view.notes} />
    </div>
  );
}

function AnswerForm({ view, errors }: { view: PartnershipStatusView; errors: FieldErrors }) {
  const t = useTranslations("partnershipStatus");
  const join = useTranslations("partnership");
  const isSending = useNavigation().state === "submitting";
  return (
    <Panel title={t("yourAnswer")} padded>
      <Form method="post" encType="multipart/form-data" className="grid gap-6" noValidate>
        <TextareaField
          field={fieldOf("answer", "", errors.answer?.[0])}
          label={t("answer")}
          required
          rows={5}
        />
        {view.papers.map(({ field, label, name, status, note }) => (
          <PaperFileField
            key={field}
            field={fieldOf(
              fileControl(field as PartnershipFile),
              undefined,
              errors[fileControl(field as PartnershipFile)]?.[0],
            )}
            label={label}
            required={false}
            limits={join("limits")}
            {...(status === "defect" && note && { hint: <Quote words={note} /> })}
            stored={{ name, detail: t(status === "defect" ? "replace" : "uploaded") }}
          />
        ))}
        <FormButtons>
          <Button kind="go" busy={isSending && t("sending")}>
            {t("send")}
          </Button>
        </FormButtons>
      </Form>
    </Panel>
  );
}

/** The desk's own words beside a field, inside its hint. */
function Quote({ words }: { words: string }) {
  const { language } = useUiWords();
  return <span lang={languageOfWords(words)}>{quoteWords(words, language)}</span>;
}
