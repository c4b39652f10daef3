import { useTranslations } from "use-intl";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
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
import { findGuardianConsent } from "../server/consents/find-guardian-consent.server.ts";
import { listConsents } from "../server/consents/list-consents.server.ts";
import { findNominee } from "../server/nominees/find-nominee.server.ts";
import { findErasureRequest } from "../server/own-data/find-erasure-request.server.ts";
import { privacyActions } from "../server/own-data/privacy-actions.server.ts";
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

export const action = privacyActions.action;

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
      {actionData?.shown && <Alert tone="ok">{t(`privacy.done.${actionData.shown.done}`)}</Alert>}
      {actionData?.errors[""] && <Alert tone="bad">{actionData.errors[""]}</Alert>}
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
      <ErasurePanel erasure={erasure} errors={actionData?.errors.sure} family={family} />
    </div>
  );
}
