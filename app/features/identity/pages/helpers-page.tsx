import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { HelperView } from "../helping/helper-view.ts";
import { helpersActions } from "../helping/helpers-actions.server.ts";
import { helperDays, helperKinds } from "../helping/helping-schema.ts";
import { listHelpers } from "../helping/list-helpers.server.ts";
import { helpingMessages } from "../messages/helping.messages.server.ts";
import type { Route } from "./+types/helpers-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const { title, description } = helpingMessages[language];
  const done = url.searchParams.get("done");
  return {
    title,
    description,
    helpers: await listHelpers(actor),
    openedFor: actor.studentId ?? "",
    done: done === "let" || done === "ended" ? (done as "let" | "ended") : null,
    messages: loadMessages(language, { helping: helpingMessages }),
  };
}

export const action = helpersActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/settings/helpers",
    indexed: false,
  });

/** S31c: who fills forms for her, until when, what they may, and the end of it (design/look, 19). */
export default function HelpersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("helping");
  const { helpers, done, openedFor } = loaderData;
  const live = helpers.filter(({ isOver }) => !isOver);
  const past = helpers.filter(({ isOver }) => isOver);
  return (
    <div className="wrap stack pb-16 [--gap:1.5rem] [--wrap:52rem]">
      <PageHead
        back={{ href: "/settings/security", label: t("settings") }}
        title={t("title")}
        lead={t("lead")}
      />
      {done && !actionData && <Alert tone="ok">{t(`done.${done}`)}</Alert>}
      {live.length === 0 && <p className="muted">{t("none")}</p>}
      {live.map((helper) => (
        <Helper key={helper.id} helper={helper} openedFor={openedFor} />
      ))}
      <LetHelp answer={actionData} />
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className="sec-title mb-2">
            {t("past")}
          </h2>
          <ul className="checks">
            {past.map((helper) => (
              <li key={helper.id}>
                <span>{helper.name}</span>
                <small>
                  {t(`over.${helper.endedBy ?? "time"}`, {
                    kind: t(`kinds.${helper.kind}`),
                    until: helper.until,
                  })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Helper({ helper, openedFor }: { helper: HelperView; openedFor: string }) {
  const t = useTranslations("helping");
  const kind = t(`kinds.${helper.kind}`);
  return (
    <article className="card helper">
      <div>
        <h2 className="card__title">{helper.name}</h2>
        <p className="muted small">
          {t("since", { kind, since: helper.since, until: helper.until })}. +91 {helper.phone}
        </p>
      </div>
      <div className="may">
        <div>
          <h3>{t("may")}</h3>
          <ul>
            {(["fill", "see", "mend"] as const).map((one) => (
              <li key={one}>
                <Icon of={Check} />
                <span>{t(`mayList.${one}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t("never")}</h3>
          <ul className="never">
            {(["send", "bank", "leave"] as const).map((one) => (
              <li key={one}>
                <Icon of={X} />
                <span>{t(`neverList.${one}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="helper__end">
        <Ask
          label={t("end")}
          about={helper.name}
          look={{ kind: "danger" }}
          question={t("endAsk", { name: helper.name })}
          confirm={t("end")}
          danger
          fields={{ intent: "end", helper: helper.id, [studentField]: openedFor }}
        />
      </div>
    </article>
  );
}

function LetHelp({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const t = useTranslations("helping");
  const isSent = answer?.form === "code" ? answer.shown !== undefined : answer?.form === "let";
  const { field, summary, onInput } = useForm("let", answer, {}, { also: ["code"], id: "helper" });
  const isBusy = useNavigation().state === "submitting";
  return (
    <section className="card helper" aria-labelledby="let">
      <div>
        <h2 id="let" className="card__title">
          {t("letTitle")}
        </h2>
        <p className="muted small">{t("letLead")}</p>
      </div>
      <Form method="post" className="stack max-w-[32rem]" onInput={onInput} noValidate>
        {summary.length > 0 && (
          <ErrorSummary
            title={t("problem.title", { count: summary.length })}
            errors={summary}
            kept={t("problem.kept")}
            answer={answer}
          />
        )}
        <OpenedFor />
        <TextField
          field={field("name", { required: true, maxLength: 100 })}
          label={t("name")}
          autoComplete="off"
        />
        <SelectField
          field={field("kind", { required: true })}
          label={t("kind")}
          placeholder={t("choose")}
          choices={helperKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <PhoneField
          field={field("phone", { required: true })}
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="off"
        />
        <SelectField
          field={field("days", { required: true })}
          label={t("days")}
          placeholder={t("choose")}
          choices={helperDays.map((value) => ({ value, label: t("dayCounts", { count: Number(value) }) }))}
        />
        {isSent && (
          <>
            <Alert tone="ok">{t("codeSent")}</Alert>
            <OtpField
              field={{ ...field("otp", { required: true }), initialValue: undefined }}
              label={t("otp")}
            />
          </>
        )}
        <FormButtons>
          {isSent && (
            <Button kind="go" name="intent" value="let" busy={isBusy && t("let")}>
              {t("let")}
            </Button>
          )}
          <Button kind={isSent ? "text" : "go"} name="intent" value="code" busy={isBusy && t("sendCode")}>
            {isSent ? t("again") : t("sendCode")}
          </Button>
        </FormButtons>
      </Form>
    </section>
  );
}
