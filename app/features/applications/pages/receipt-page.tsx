import Download from "lucide-react/icons/download";
import { redirect } from "react-router";
import { renderSVG } from "uqr";
import { useLocale, useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import type { Language } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Walk } from "#app/ui/walk.tsx";
import { applyMessages } from "../messages/apply.messages.server.ts";
import { getApplication } from "../server/get-application.server.ts";
import type { Route } from "./+types/receipt-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const view = await getApplication(await getActor(context), params.number);
  // Not sent yet: what there is to see is the draft.
  if (!view.appliedAt) throw redirect(`/applications/${view.number}`);
  const language = context.get(languageContext);
  const { number, scholarship, appliedAt, dueAt } = view;
  return {
    number,
    scholarship,
    appliedAt,
    dueAt,
    isNew: url.searchParams.get("sent") === "1",
    qr: renderSVG(`${env().PUBLIC_URL}/applications/${number}`, { border: 1 }),
    title: applyMessages[language].receipt.title,
    messages: loadMessages(language, { apply: applyMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Application received",
    description: "",
    path: "/apply",
    indexed: false,
  });

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("apply.receipt");
  const words = useTranslations("apply");
  const language = useLocale() as Language;
  const { number, scholarship, appliedAt, dueAt, isNew, qr } = loaderData;
  const by = dueAt ? formatDateTime(new Date(dueAt), language) : null;
  const steps = (["next1", "next2", "next3", "next4"] as const).filter((step) => step !== "next1" || by);
  return (
    <div className="wrap max-w-[46rem] pb-16">
      <PageHead
        title={t("title")}
        back={{ href: "/student/dashboard?tab=applications", label: t("dashboard") }}
      />
      <div className="stack [--gap:2rem]">
        {isNew && <Alert tone="ok">{t("sent")}</Alert>}
        <div className="flex flex-wrap items-start justify-between gap-6">
          <Facts
            facts={[
              { term: t("number"), value: <span className="num">{number}</span> },
              {
                term: t("receivedAt"),
                value: `${formatDateTime(new Date(appliedAt), language)} (${t("ist")})`,
              },
              { term: t("scholarship"), value: scholarship ?? words("assisted") },
              ...(by ? [{ term: t("reviewBy"), value: by }] : []),
            ]}
          />
          {/* Made of our own address by the server: no text of anybody else is in it. */}
          <figure className="w-36">
            <div
              role="img"
              aria-label={t("qr")}
              className="rounded-md bg-white p-2"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of squares, drawn on the server
              dangerouslySetInnerHTML={{ __html: qr }}
            />
            <figcaption className="small muted" aria-hidden="true">
              {t("qr")}
            </figcaption>
          </figure>
        </div>
        <section className="stack">
          <h2 className="sec-title">{t("next")}</h2>
          <Walk
            down
            level={3}
            steps={steps.map((step) => ({
              title: t(step),
              text: t(`${step}Text`, { date: by ?? "" }),
            }))}
          />
        </section>
        <FormButtons>
          <LinkButton kind="go" href={`/applications/${number}`}>
            {t("follow")}
          </LinkButton>
          <LinkButton kind="quiet" icon={Download} href={`/applications/${number}/receipt.pdf`} plain>
            {t("pdf")}
          </LinkButton>
        </FormButtons>
      </div>
    </div>
  );
}
