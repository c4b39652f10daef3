import { useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PasskeysPanel } from "../components/factors/passkeys-panel.tsx";
import { RecoveryCodes } from "../components/factors/recovery-codes-list.tsx";
import { TotpPanel } from "../components/factors/totp-panel.tsx";
import { PasswordPanel } from "../components/password-panel.tsx";
import { SessionsPanel } from "../components/sessions-panel.tsx";
import { SettingsTabs } from "../components/settings-tabs.tsx";
import { accountMessages } from "../messages/account.messages.server.ts";
import { factorsMessages } from "../messages/factors.messages.server.ts";
import { findSecondFactors } from "../server/factors/find-second-factors.server.ts";
import { relyingParty } from "../server/factors/relying-party.server.ts";
import { securityActions } from "../server/factors/security-actions.server.ts";
import { listSessions } from "../server/sessions/list-sessions.server.ts";
import { isPortalRole } from "../staff/portal-role.ts";
import type { Route } from "./+types/security-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const sessions = await listSessions(actor);
  const factors = isPortalRole(actor.role) && actor.userId ? await findSecondFactors(actor.userId) : null;
  const { title, description } = accountMessages[language].security;
  return {
    title,
    description,
    sessions: sessions.map(({ id, device, network, role, startedAt, lastSeenAt, isThisOne, helper }) => ({
      id,
      device,
      network,
      role,
      helper,
      isThisOne,
      startedAt: formatDateTime(startedAt, language),
      lastSeenAt: formatDateTime(lastSeenAt, language),
    })),
    factors: factors && {
      hasTotp: factors.hasTotp,
      recoveryCodesLeft: factors.recoveryCodesLeft,
      passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: formatDateTime(createdAt, language),
        lastUsedAt: lastUsedAt ? formatDateTime(lastUsedAt, language) : null,
      })),
    },
    canUsePasskey: relyingParty(request) !== null,
    messages: loadMessages(language, {
      account: accountMessages,
      ...(factors && { factors: factorsMessages }),
    }),
  };
}

export const action = securityActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/settings/security",
    indexed: false,
  });

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const { sessions, factors, canUsePasskey } = loaderData;
  const answer = actionData ?? null;
  const shown = answer?.shown;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:52rem]">
      <PageHead title={t("title")} lead={t("security.lead")} />
      <SettingsTabs current="security" />
      {shown?.done && <Alert tone="ok">{t(`security.done.${shown.done}`)}</Alert>}
      {answer?.errors[""] && <Alert tone="bad">{answer.errors[""]}</Alert>}
      {shown?.codes && <RecoveryCodes codes={shown.codes} />}
      <SessionsPanel sessions={sessions} />
      {factors && (
        <>
          <PasswordPanel answer={answer} />
          <TotpPanel hasTotp={factors.hasTotp} codesLeft={factors.recoveryCodesLeft} answer={answer} />
          <PasskeysPanel passkeys={factors.passkeys} isPossible={canUsePasskey} answer={answer} />
        </>
      )}
    </div>
  );
}
