import { data } from "react-router";
import { useTranslations } from "use-intl";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { fieldErrorsOf, readFormData } from "#app/core/forms/form.ts";
import { assertSameStudent } from "#app/core/forms/student-field.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, isProblem, notFound } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ConsentPanel } from "../components/consent-panel.tsx";
import { ErasurePanel } from "../components/erasure-panel.tsx";
import { GuardianPanel } from "../components/guardian-panel.tsx";
import { NomineePanel } from "../components/nominee-panel.tsx";
import { SettingsTabs } from "../components/settings-tabs.tsx";
import { accountMessages } from "../messages/account.messages.server.ts";
import { nomineeMessages } from "../messages/nominee.messages.server.ts";
import { draftReminderDays, keptYears } from "../rules/erasure-rules.ts";
import { privacyForm } from "../rules/privacy-step.ts";
import { findGuardianConsent } from "../server/consents/find-guardian-consent.server.ts";
import { listConsents } from "../server/consents/list-consents.server.ts";
import { recordConsent } from "../server/consents/record-consent.server.ts";
import { withdrawConsent } from "../server/consents/withdraw-consent.server.ts";
import { withdrawGuardianConsent } from "../server/consents/withdraw-guardian-consent.server.ts";
import { findNominee } from "../server/nominees/find-nominee.server.ts";
import { cancelErasure } from "../server/own-data/cancel-erasure.server.ts";
import { findErasureRequest } from "../server/own-data/find-erasure-request.server.ts";
import { requestErasure } from "../server/own-data/request-erasure.server.ts";
import { refusalWords } from "../server/sign-in/refusal-words.server.ts";
import { listStudents } from "../server/students/list-students.server.ts";
import type { Route } from "./+types/privacy-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const consents = await listConsents(actor);
  const erasure = await findErasureRequest(actor);
  const guardian = actor.studentId ? await findGuardianConsent(actor.studentId) : null;
  const nominee = await findNominee(actor);
  const family = actor.role === "student" ? await listStudents(actor) : [];
  const chosen = family.find(({ isChosen }) => isChosen);
  const { title, description } = accountMessages[language].privacy;
  return {
    title,
    description,
    consents: consents.map(({ givenAt, withdrawnAt, ...entry }) => ({
      ...entry,
      givenAt: formatDateTime(givenAt, language),
      withdrawnAt: withdrawnAt ? formatDateTime(withdrawnAt, language) : null,
    })),
    erasure: erasure && {
      requestedAt: formatDateTime(erasure.requestedAt, language),
      dueOn: formatDate(erasure.dueAt, language),
    },
    openedFor: actor.studentId ?? "",
    student: chosen ? (chosen.name ?? chosen.number) : null,
    family: family.map(({ name, number }) => name ?? number),
    guardian: guardian && { ...guardian, givenAt: formatDateTime(guardian.givenAt, language) },
    nominee: nominee && { ...nominee, namedOn: formatDate(nominee.namedAt, language) },
    done: nomineeSaid(url.searchParams.get("done")),
    messages: loadMessages(language, { account: accountMessages, nominee: nomineeMessages }),
  };
}

/** What was done on the page beside this one. */
function nomineeSaid(done: string | null): "named" | "removed" | null {
  return done === "nominee-named" ? "named" : done === "nominee-removed" ? "removed" : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const form = privacyForm.safeParse(Object.fromEntries(await readFormData(request, 64 * 1024)));
  if (!form.success) {
    const { sure } = refusalWords.fields(fieldErrorsOf(form.error), language);
    if (!sure) throw badRequest();
    return data({ done: null, message: null, sure }, { status: 422 });
  }
  try {
    await take(actor, form.data, language);
    return data({ done: form.data.intent, message: null, sure: undefined });
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    return data(
      { done: null, message: refusalWords.problem(error, language), sure: undefined },
      { status: 409 },
    );
  }
}

type PrivacyForm = ReturnType<typeof privacyForm.parse>;

/** Consent is kept with the language of the words that were on the page. */
async function take(actor: Actor, form: PrivacyForm, language: Language): Promise<void> {
  if ("student" in form) assertSameStudent(actor, form.student);
  switch (form.intent) {
    case "give":
      await recordConsent(actor, {
        purpose: form.purpose,
        language,
        words: accountMessages[language].privacy.purposes[form.purpose].text,
      });
      return;
    case "withdraw":
      await withdrawConsent(actor, form.purpose);
      return;
    case "withdraw-guardian":
      if (!actor.studentId) throw notFound();
      await withdrawGuardianConsent(actor, actor.studentId);
      return;
    case "erase":
      await requestErasure(actor);
      return;
    case "keep":
      await cancelErasure(actor);
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/settings/privacy",
    indexed: false,
  });

/** T34, T36: what one agreed to, a copy of everything, and the way out. */
export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const tn = useTranslations("nominee");
  const { consents, erasure, guardian, student, family } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:52rem]">
      <PageHead title={t("title")} lead={t("privacy.lead")} />
      <SettingsTabs current="privacy" />
      {loaderData.done && !actionData && <Alert tone="ok">{tn(`done.${loaderData.done}`)}</Alert>}
      {actionData?.done && <Alert tone="ok">{t(`privacy.done.${actionData.done}`)}</Alert>}
      {actionData?.message && <Alert tone="bad">{actionData.message}</Alert>}
      <ConsentPanel entries={consents} about="account" />
      {student && (
        <ConsentPanel entries={consents} about="student" student={student} isShared={family.length > 1} />
      )}
      {guardian && <GuardianPanel guardian={guardian} />}
      <Panel title={t("privacy.copy.title")} padded>
        {/* A plain form: the answer is a file, not a page. */}
        <form method="post" action="/settings/privacy/export" className="stack">
          <p>{t("privacy.copy.text")}</p>
          <Button kind="quiet">{t("privacy.copy.button")}</Button>
        </form>
      </Panel>
      {student && (
        <Panel title={t("privacy.drafts.title")} padded>
          <p>{t("privacy.drafts.text", { years: keptYears.draft, ...draftReminderDays })}</p>
        </Panel>
      )}
      <NomineePanel nominee={loaderData.nominee} student={family.length > 1 ? student : null} />
      <ErasurePanel erasure={erasure} errors={actionData?.sure} family={family} />
    </div>
  );
}
