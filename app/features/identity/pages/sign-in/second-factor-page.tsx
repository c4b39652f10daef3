import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { RecoveryCodes } from "../../components/factors/recovery-codes-list.tsx";
import { EnrolForm, SecondFactorForm } from "../../components/factors/second-factor-forms.tsx";
import { factorsMessages } from "../../messages/factors.messages.server.ts";
import { findSecondFactors } from "../../server/factors/find-second-factors.server.ts";
import { relyingParty } from "../../server/factors/relying-party.server.ts";
import { secondFactorActions } from "../../server/factors/second-factor-actions.server.ts";
import { pendingStep } from "../../server/sign-in/pending-step.server.ts";
import { isPortalRole, portalPath } from "../../staff/portal-role.ts";
import type { Route } from "./+types/second-factor-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const state = pendingStep(request);
  if (!state) throw redirect("/login");
  const { step, role, next, userId } = state;
  const factors = await findSecondFactors(userId);
  const { title, description } = factorsMessages[language].second;
  return {
    title,
    description,
    isEnrolment: step === "enrol",
    hasTotp: factors.hasTotp,
    passkeyRole: factors.passkeys.length > 0 && relyingParty(request) && isPortalRole(role) ? role : null,
    next,
    portal: isPortalRole(role) ? portalPath(role) : "/",
    messages: loadMessages(language, { factors: factorsMessages }),
  };
}

export const action = secondFactorActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/login/second-factor",
    indexed: false,
  });

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("factors");
  const shown = actionData?.shown;
  if (shown && shown.codes.length > 0) {
    return (
      <div className="wrap sec stack [--wrap:36rem]">
        <h1>{t("recovery.keep")}</h1>
        <RecoveryCodes codes={shown.codes} />
        <LinkButton href={shown.goOn ?? "/dashboard"}>{t("recovery.kept")}</LinkButton>
      </div>
    );
  }
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <h1>{loaderData.isEnrolment ? t("second.enrolTitle") : t("second.title")}</h1>
      {actionData?.errors[""] && <Alert tone="bad">{actionData.errors[""]}</Alert>}
      {loaderData.isEnrolment ? (
        <EnrolForm setup={shown?.setup ?? null} />
      ) : (
        <SecondFactorForm {...loaderData} />
      )}
    </div>
  );
}
