import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { VerifyForm } from "../components/verify-form.tsx";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import type { Route } from "./+types/verify-page";

export function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const number = (new URL(request.url).searchParams.get("number") ?? "").trim().slice(0, 60);
  // An award letter has a number of its own kind, and a page of its own.
  if (/^al\b/i.test(number)) throw redirect(`/verify/letter/${encodeURIComponent(number)}`);
  if (number) throw redirect(`/verify/${encodeURIComponent(number)}`);
  const { title, description } = registrationMessages[language].verify;
  return { title, description, messages: loadMessages(language, { registration: registrationMessages }) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Check a student ID",
    description: loaderData?.description ?? "",
    path: "/verify",
    indexed: false,
  });

export default function VerifyPage() {
  const t = useTranslations("registration.verify");
  return (
    <div className="wrap stack pb-16 [--wrap:40rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      <VerifyForm number="" />
    </div>
  );
}
