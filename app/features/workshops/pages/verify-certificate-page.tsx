import { data } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { certificateMessages } from "../messages/certificate.messages.server.ts";
import { verifyCertificate } from "../server/verify-certificate.server.ts";
import type { Route } from "./+types/verify-certificate-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const certificate = await verifyCertificate(params.number, url.searchParams.get("mark"), language);
  const { title, description } = certificateMessages[language];
  const isThere = "number" in certificate || certificate.verdict === "forged";
  return data(
    {
      certificate,
      title,
      description,
      messages: loadMessages(language, { certificate: certificateMessages }),
    },
    { status: isThere ? 200 : 404 },
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Check a certificate",
    description: loaderData?.description ?? "",
    path: "/verify/certificate",
    indexed: false,
  });

/** Where the code of a certificate leads. What it says is shown only to who holds it. */
export default function VerifyCertificatePage({ loaderData: { certificate } }: Route.ComponentProps) {
  const t = useTranslations("certificate");
  return (
    <div className="wrap stack pb-16 [--wrap:40rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {"number" in certificate ? (
        <Alert tone={certificate.verdict === "good" ? "ok" : "info"}>
          {t(certificate.verdict, {
            number: certificate.number,
            month: "month" in certificate ? certificate.month : "",
          })}
        </Alert>
      ) : (
        <Alert tone="bad">{t(certificate.verdict)}</Alert>
      )}
      {"says" in certificate && (
        <>
          <p>{t("compare")}</p>
          <Facts
            facts={[
              { term: t("name"), value: certificate.says.name },
              { term: t("workshop"), value: certificate.says.workshop },
              { term: t("day"), value: certificate.says.day },
            ]}
          />
        </>
      )}
    </div>
  );
}
