import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { formatMoney } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { keepKey } from "#app/features/identity/server/keys/keep-key.server.ts";
import { findSessionHint } from "#app/features/identity/server/sessions/find-session-hint.server.ts";
import { readLoginView } from "#app/features/identity/server/sign-in/read-login-view.server.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { readQrOffer } from "../aadhaar-qr/read-qr-offer.server.ts";
import { ClearDialog } from "../components/clear-dialog.tsx";
import { HelpBand } from "../components/help-band.tsx";
import { RegistrationForm } from "../components/registration-form.tsx";
import { FamilyPart } from "../components/sections/family-part.tsx";
import { findFamilyOffer } from "../family/find-family-offer.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { emptyReply, type GuardianState, replyOf } from "../registration-step.ts";
import { adviseRegistration } from "../server/advise-registration.server.ts";
import { composeChoices } from "../server/choices/compose-choices.server.ts";
import { findRegistration } from "../server/find-registration.server.ts";
import { listCorrections } from "../server/list-corrections.server.ts";
import { registrationActions } from "../server/steps/registration-actions.server.ts";
import type { Route } from "./+types/otr-registration-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const { searchParams } = new URL(request.url);
  if (actor.role === "student" && !actor.studentId) throw redirect("/login/student?next=/otr-registration");
  const view = await findRegistration(actor);
  const login = readLoginView(request);
  const isIn = view?.submittedAt !== null && view !== null;
  const words = registrationMessages[language];
  const { REGISTRATION_FEE_PAISE } = env();
  const consent = view && actor.studentId ? await findGuardianConsent(actor.studentId) : null;
  const guardian: GuardianState = consent ? { kind: "given", name: consent.guardianName } : { kind: "none" };
  return {
    title: words.title,
    description: words.description,
    view,
    guardian,
    family: await findFamilyOffer(actor, view),
    advice: view && (await adviseRegistration(view.answers)),
    hasReceipt:
      isIn &&
      view.id !== null &&
      Boolean((await findPaymentOrder(actor, "registration", view.id))?.receiptNumber),
    corrections: isIn ? await listCorrections(actor) : [],
    mobile: view
      ? { step: "verified" as const, phone: view.mobileNumber }
      : { step: login.step, phone: login.phone },
    choices: composeChoices(language),
    owner: actor.studentId ?? null,
    keepKey: keepKey(actor.studentId),
    hint: await findSessionHint(actor),
    formKey: newFormKey(),
    // Null: nothing is charged, and nothing speaks of paying (P22).
    fee: REGISTRATION_FEE_PAISE > 0 ? formatMoney(REGISTRATION_FEE_PAISE, language) : null,
    paymentPage: env().PAYMENT_PAGE_URL,
    demoOtp: env().isDemo ? demoOtp : null,
    qr: view && readQrOffer(),
    isSignedInElsewhere: actor.role !== "visitor" && actor.role !== "student",
    wish:
      (isIn && searchParams.has("correct") && "correct") || (searchParams.has("clear") && "clear") || null,
    /** Sent without a verified number: the documented words, also where script was told so. */
    isTooEarly: view === null && searchParams.get("verify") === "first",
    isKept: view === null && searchParams.has("kept"),
    told: (["cleared", "corrected", "family"] as const).find((word) => searchParams.has(word)) ?? null,
    messages: loadMessages(language, { registration: registrationMessages }),
  };
}

/** Every button of the form without script; with script, those that lead to another page. */
export const action = registrationActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "One Time Registration (OTR)",
    description: loaderData?.description ?? "",
    path: "/otr-registration",
  });

// What comes at the end stays out of the first visit's script; the page itself is sent whole in any case.
const RegistrationDone = lazy(async () => ({
  default: (await import("../components/registration-done.tsx")).RegistrationDone,
}));

export default function OtrRegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("registration");
  const { view, wish, told, hint, corrections, hasReceipt, isTooEarly, family, ...form } = loaderData;
  const tooEarly = isTooEarly ? ({ ...emptyReply, banner: "verify_first" } as const) : null;
  const isIn = view !== null && view.submittedAt !== null;
  return (
    <>
      <div className="wrap pb-16">
        {/* Known only here: a visitor may be somebody whose session has just run out. */}
        <RememberSession hint={hint} />
        <PageHead title={t("title")} lead={t("lead")} />
        {told === "cleared" && <Alert tone="ok">{t("cleared")}</Alert>}
        {told === "corrected" && <Alert tone="ok">{t("done.corrected")}</Alert>}
        {told === "family" && <Alert tone="ok">{t("family.taken")}</Alert>}
        {family && <FamilyPart offer={family} owner={form.owner ?? ""} />}
        {isIn && wish !== "correct" ? (
          <Suspense>
            <RegistrationDone
              view={view}
              corrections={corrections}
              choices={form.choices}
              fee={form.fee}
              hasReceipt={hasReceipt}
              paymentPage={form.paymentPage}
            />
          </Suspense>
        ) : (
          <RegistrationForm
            key={form.owner}
            {...form}
            view={view}
            reply={actionData ? replyOf(actionData) : tooEarly}
            isCorrection={isIn}
          />
        )}
      </div>
      <ClearDialog open={wish === "clear"} owner={form.owner} />
      <HelpBand />
    </>
  );
}
