import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { HelpingBar } from "#app/features/identity/components/helping-bar.tsx";
import { helpingActions } from "#app/features/identity/helping/helping-actions.server.ts";
import { helpingMessages } from "#app/features/identity/messages/helping.messages.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { type HelpingView, readHelping } from "../helping/read-helping.server.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import type { Route } from "./+types/helping-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = helpingMessages[language].helper;
  return {
    title,
    description,
    view: await readHelping(await getActor(context)),
    isEnded: url.searchParams.get("done") === "ended",
    messages: loadMessages(language, { helping: helpingMessages, tracking: trackingMessages }),
  };
}

export const action = helpingActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/helping",
    indexed: false,
  });

/** S31c: where a school, a CSC or a relative signs in with their own number and goes on with a student's forms. */
export default function HelpingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isEnded } = loaderData;
  return view ? <Helped view={view} /> : <SignIn isEnded={isEnded} answer={actionData} />;
}

function Helped({ view }: { view: HelpingView }) {
  const t = useTranslations("helping.helper");
  const track = useTranslations("tracking");
  return (
    <>
      <HelpingBar student={view.student} helper={view.helper} isHome />
      <div className="wrap stack pb-16 [--gap:1.5rem] [--wrap:46rem]">
        <PageHead title={t("forms", { student: view.student })} lead={t("until", { until: view.until })} />
        {view.forms.length === 0 && <p className="muted">{t("noForms")}</p>}
        <ul className="checks">
          {view.forms.map((form) => (
            <li key={form.number}>
              <span>{form.scholarship ?? track("assisted")}</span>
              <small>{t(form.isDraft ? "draft" : "sent", { date: form.date })}</small>
              <Anchor href={form.path}>
                {t(form.isDraft ? "open" : "look")}
                <span className="vh"> {form.scholarship ?? form.number}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        <FormButtons>
          <LinkButton kind="quiet" href="/scholarships">
            {t("find")}
          </LinkButton>
        </FormButtons>
        {view.others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" className="sec-title mb-2">
              {t("others")}
            </h2>
            <ul className="checks">
              {view.others.map((one) => (
                <li key={one.id}>
                  <span>{one.student}</span>
                  <small>{t("until", { until: one.until })}</small>
                  <Form method="post">
                    <input type="hidden" name="helper" value={one.id} />
                    <Button size="sm" name="intent" value="switch">
                      {t("change", { student: one.student })}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

type Answer = Route.ComponentProps["actionData"];

function SignIn({ isEnded, answer }: { isEnded: boolean; answer: Answer }) {
  const t = useTranslations("helping.helper");
  const problem = useTranslations("helping.problem");
  const { field, summary, onInput } = useForm("begin", answer, {}, { also: ["send"], id: "helper" });
  const isBusy = useNavigation().state === "submitting";
  const shown = answer?.shown;
  const isSent = shown?.kind === "sent" || (answer?.form === "begin" && !shown);
  const phone = answer?.typed.phone?.[0] ?? "";
  return (
    <div className="wrap stack pb-16 [--gap:1.5rem] [--wrap:36rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {isEnded && !answer && <Alert tone="ok">{t("ended")}</Alert>}
      {shown?.kind === "nobody" && <Alert tone="warn">{t("nobody")}</Alert>}
      {summary.length > 0 && (
        <ErrorSummary title={problem("title", { count: summary.length })} errors={summary} answer={answer} />
      )}
      <Form method="post" className="stack" noValidate onInput={onInput}>
        {isSent ? (
          <>
            <input type="hidden" name="phone" value={phone} />
            <p>{t("sentTo", { phone: `+91 ${phone}` })}</p>
            <OtpField
              field={{ ...field("otp", { required: true }), initialValue: undefined }}
              label={t("otp")}
            />
          </>
        ) : (
          <PhoneField field={field("phone", { required: true })} label={t("phone")} hint={t("signedOut")} />
        )}
        <FormButtons>
          {isSent ? (
            <>
              <Button kind="go" name="intent" value="begin" busy={isBusy && t("begin")}>
                {t("begin")}
              </Button>
              <Anchor href="/helping">{t("another")}</Anchor>
            </>
          ) : (
            <Button kind="go" name="intent" value="send" busy={isBusy && t("send")}>
              {t("send")}
            </Button>
          )}
        </FormButtons>
      </Form>
    </div>
  );
}
