import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { clientAddressContext, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { RecoveryCodes } from "../../components/factors/recovery-codes-list.tsx";
import { EnrolForm, SecondFactorForm } from "../../components/factors/second-factor-forms.tsx";
import { factorsMessages } from "../../messages/factors.messages.server.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { enrolSecondFactor } from "../../server/factors/enrol-second-factor.server.ts";
import { findSecondFactors } from "../../server/factors/find-second-factors.server.ts";
import { relyingParty } from "../../server/factors/relying-party.server.ts";
import { startEnrolment } from "../../server/factors/start-enrolment.server.ts";
import type { TotpSetup } from "../../server/factors/start-totp.server.ts";
import { verifySecondFactor } from "../../server/factors/verify-second-factor.server.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import { afterSignIn } from "../../server/sign-in/after-sign-in.server.ts";
import { loginState, type SecondFactorStep } from "../../server/sign-in/login-state.server.ts";
import { readSignInRequest } from "../../server/sign-in/read-sign-in-request.server.ts";
import { refusalWords } from "../../server/sign-in/refusal-words.server.ts";
import { isPortalRole, portalPath } from "../../staff/portal-role.ts";
import type { Route } from "./+types/second-factor-page";

/** The password was right a few minutes ago; without that there is nothing to do here. */
function pendingStep(request: Request): SecondFactorStep {
  const state = loginState.open(sessionCookie.read(request, "login"));
  if (!state || state.step === "otp" || !isPortalRole(state.role)) throw redirect("/login");
  return state;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { step, role, next, userId } = pendingStep(request);
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

type Answer = {
  message: string | null;
  setup: TotpSetup | null;
  codes: string[] | null;
  goOn: string | null;
};

export async function action({ request, context }: Route.ActionArgs) {
  const state = pendingStep(request);
  const language = context.get(languageContext);
  const wrongCode = refusalWords.sentence(refusalsEn.codeWrong, language);
  const form = await readFormData(request, 64 * 1024);
  const code = String(form.get("code") ?? "").slice(0, 60);
  const answer = (part: Partial<Answer>): Answer => ({
    message: null,
    setup: null,
    codes: null,
    goOn: null,
    ...part,
  });
  const signIn = readSignInRequest(request, context.get(clientAddressContext));
  try {
    if (state.step === "second_factor") {
      const session = await verifySecondFactor(state, code, signIn);
      if (session) throw afterSignIn(request, session, state.next);
      return data(answer({ message: wrongCode }), { status: 401 });
    }
    if (form.get("intent") === "start") return data(answer({ setup: await startEnrolment(state) }));
    const enrolled = await enrolSecondFactor(state, code, signIn);
    if (!enrolled) {
      const setup = await startEnrolment(state);
      return data(answer({ setup, message: wrongCode }), { status: 401 });
    }
    const way = afterSignIn(request, enrolled.session, state.next);
    const goOn = way.headers.get("Location") ?? "/dashboard";
    const headers = way.headers.getSetCookie().map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return data(answer({ codes: enrolled.recoveryCodes, goOn }), { headers });
  } catch (error) {
    if (!isProblem(error)) throw error;
    return data(answer({ message: refusalWords.problem(error, language) }), {
      status: error.status,
      headers: error.headers,
    });
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/login/second-factor",
    indexed: false,
  });

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("factors");
  if (actionData?.codes) {
    return (
      <div className="wrap sec stack [--wrap:36rem]">
        <h1>{t("recovery.keep")}</h1>
        <RecoveryCodes codes={actionData.codes} />
        <LinkButton href={actionData.goOn ?? "/dashboard"}>{t("recovery.kept")}</LinkButton>
      </div>
    );
  }
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <h1>{loaderData.isEnrolment ? t("second.enrolTitle") : t("second.title")}</h1>
      {actionData?.message && <Alert tone="bad">{actionData.message}</Alert>}
      {loaderData.isEnrolment ? (
        <EnrolForm setup={actionData?.setup ?? null} />
      ) : (
        <SecondFactorForm {...loaderData} />
      )}
    </div>
  );
}
