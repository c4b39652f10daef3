import { data } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { VerifyForm } from "../components/verify-form.tsx";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { verifyStudentNumber } from "../server/verify-student-number.server.ts";
import type { Route } from "./+types/verify-number-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const verified = await verifyStudentNumber(params.number, language);
  const { title, description } = registrationMessages[language].verify;
  const messages = loadMessages(language, { registration: registrationMessages });
  const isThere = verified.verdict === "good" || verified.verdict === "due";
  return data(
    { verified, typed: params.number, title, description, messages },
    { status: isThere ? 200 : 404 },
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Check a student ID",
    description: loaderData?.description ?? "",
    path: "/verify",
    indexed: false,
  });

/** Where a card's QR code leads. It shows the number and a month, and nothing about the student. */
export default function VerifyNumberPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("registration.verify");
  const { verified, typed } = loaderData;
  return (
    <div className="wrap stack pb-16 [--wrap:40rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {verified.verdict === "good" && (
        <Alert tone="ok" title={t("good", { number: verified.number })}>
          {t("since", { month: verified.month })}
        </Alert>
      )}
      {verified.verdict === "due" && <Alert tone="warn">{t("due", { number: verified.number })}</Alert>}
      {verified.verdict === "unknown" && <Alert tone="bad">{t("unknown")}</Alert>}
      {verified.verdict === "wrong" && <Alert tone="bad">{t("wrong")}</Alert>}
      <VerifyForm number={typed.slice(0, 40)} />
    </div>
  );
}
