import { data } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { letterMessages } from "../messages/letter.messages.server.ts";
import { verifyLetter } from "../server/letters/verify-letter.server.ts";
import type { Route } from "./+types/verify-letter-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const letter = await verifyLetter(params.number, url.searchParams.get("mark"), language);
  const { title, description } = letterMessages[language];
  const isThere = letter.verdict !== "wrong" && letter.verdict !== "unknown";
  return data(
    { letter, title, description, messages: loadMessages(language, { letter: letterMessages }) },
    { status: isThere ? 200 : 404 },
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Check an award letter",
    description: loaderData?.description ?? "",
    path: "/verify",
    indexed: false,
  });

const tones = { good: "ok", there: "info", changed: "warn", over: "warn", ended: "warn" } as const;

/** Where the code of an award letter leads. What the letter says is shown only to who holds it. */
export default function VerifyLetterPage({ loaderData: { letter } }: Route.ComponentProps) {
  const t = useTranslations("letter");
  const says = "says" in letter ? letter.says : null;
  return (
    <div className="wrap stack pb-16 [--wrap:40rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {"number" in letter ? (
        <Alert tone={tones[letter.verdict]}>
          {t(letter.verdict, { number: letter.number, month: "month" in letter ? letter.month : "" })}
        </Alert>
      ) : (
        <Alert tone="bad">{t(letter.verdict)}</Alert>
      )}
      {says && (
        <>
          <p>{t("compare")}</p>
          <Facts
            facts={[
              { term: t("name"), value: says.name },
              { term: t("scholarship"), value: says.scholarship },
              { term: t("payer"), value: says.payer },
              { term: t("amount"), value: <span className="num strong">{says.amount}</span> },
              { term: t("day"), value: says.day },
              ...(says.paidOn ? [{ term: t("paid"), value: says.paidOn }] : []),
            ]}
          />
        </>
      )}
    </div>
  );
}
