import Download from "lucide-react/icons/download";
import { redirect } from "react-router";
import { renderSVG } from "uqr";
import { useLocale, useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NumberedSteps } from "#app/ui/pictures/numbered-steps.tsx";
import { Scene } from "#app/ui/pictures/scene.tsx";
import { ApplicationStatusFacts } from "../components/application-status-facts.tsx";
import { roadSteps } from "../components/moment-part.tsx";
import { ShareButton } from "../components/share-button.tsx";
import { applyMessages } from "../messages/apply.messages.server.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { statusPath } from "../rules/asked-status.ts";
import { getApplication } from "../server/get-application.server.ts";
import type { Route } from "./+types/receipt-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const view = await getApplication(await getActor(context), params.number);
  // Not sent yet: what there is to see is the draft.
  if (!view.appliedAt) throw redirect(`/applications/${view.number}`);
  const language = context.get(languageContext);
  const { number, scholarship, appliedAt, dueAt, givenName } = view;
  return {
    view,
    number,
    name: givenName,
    isAssisted: scholarship === null,
    scholarship,
    appliedAt,
    dueAt,
    isNew: url.searchParams.get("sent") === "1",
    qr: renderSVG(`${env().PUBLIC_URL}${statusPath(number)}`, { border: 1 }),
    title: applyMessages[language].receipt.title,
    messages: loadMessages(language, { apply: applyMessages, tracking: trackingMessages }),
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
  const track = useTranslations("tracking");
  const language = useLocale() as Language;
  const { view, number, scholarship, appliedAt, dueAt, isNew, qr, name, isAssisted } = loaderData;
  const by = dueAt ? formatDateTime(new Date(dueAt), language) : null;
  const what = scholarship ?? words("assisted");
  const steps = (["next1", "next2", "next3", "next4"] as const).filter((step) => step !== "next1" || by);
  return (
    <>
      {/* L40: the day she sent it is a day to remember (design/look, 17). */}
      {isNew && (
        <Scene
          place="submitted"
          label={track("moment.scenes.submitted")}
          steps={roadSteps.map((step) => track(`roadSteps.${step}`))}
          lit={1}
        />
      )}
      <div className="wrap pb-16">
        {isNew ? (
          <div className="moment">
            <Alert tone="ok">{t("sent")}</Alert>
            <div className="stack [--gap:.5rem]">
              <h1>{t("onItsWay", { name })}</h1>
              <p className="lead">{what}</p>
            </div>
          </div>
        ) : (
          <PageHead
            title={t("title")}
            back={{ href: "/student/dashboard?tab=applications", label: t("dashboard") }}
          />
        )}
        <div className="stack [--gap:2rem]">
          {/* Who has it now, until when, and what then: as on the page she follows it on. */}
          {isNew && <ApplicationStatusFacts view={view} />}
          <FormButtons>
            <LinkButton kind="go" href={`/applications/${number}`}>
              {t("follow")}
            </LinkButton>
            <ShareButton
              kind="quiet"
              label={track("moment.share")}
              text={t("shareText", { scholarship: what, number })}
            />
          </FormButtons>
          <div className="split split--end">
            <div className="stack [--gap:2rem]">
              <section aria-labelledby="keeps">
                <h2 id="keeps" className="sec-title mb-2">
                  {t("keeps")}
                </h2>
                <ul className="keeps">
                  {(["receipt.pdf", "form.pdf", "kit.zip"] as const).map((file) => {
                    const kind = file.slice(0, -4) as "receipt" | "form" | "kit";
                    return (
                      <li key={file}>
                        <div>
                          {t(`papers.${kind}`)}
                          <p>{t(`papers.${kind}Text`)}</p>
                        </div>
                        <LinkButton
                          kind="quiet"
                          size="sm"
                          icon={Download}
                          href={`/applications/${number}/${file}`}
                          plain
                        >
                          {t("download")}
                          <span className="vh"> {t(`papers.${kind}`)}</span>
                        </LinkButton>
                      </li>
                    );
                  })}
                </ul>
              </section>
              <section className="stack">
                <h2 className="sec-title">{t("next")}</h2>
                <NumberedSteps
                  down
                  level={3}
                  steps={steps.map((step) => ({
                    title: t(step),
                    // P34: a scholarship that our desk has yet to find may be paid elsewhere.
                    text: t(
                      `${step === "next4" && isAssisted ? "next4Assisted" : `${step}Text`}` as "next4Text",
                      {
                        date: by ?? "",
                      },
                    ),
                  }))}
                />
              </section>
            </div>
            <aside className="stack">
              {/* Made of our own address by the server: no text of anybody else is in it. */}
              <figure className="row flex-nowrap items-start [--gap:1rem]">
                <div
                  role="img"
                  aria-label={t("qr")}
                  className="w-32 shrink-0 rounded-md bg-white p-2"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of squares, drawn on the server
                  dangerouslySetInnerHTML={{ __html: qr }}
                />
                <figcaption className="small muted" aria-hidden="true">
                  {t("qr")}
                </figcaption>
              </figure>
              <Facts
                facts={[
                  { term: t("number"), value: <span className="num">{number}</span> },
                  {
                    term: t("receivedAt"),
                    value: `${formatDateTime(new Date(appliedAt), language)} (${t("ist")})`,
                  },
                  { term: t("scholarship"), value: what },
                  ...(view.filledBy ? [{ term: t("filledBy"), value: view.filledBy }] : []),
                  ...(by ? [{ term: t("reviewBy"), value: by }] : []),
                ]}
              />
            </aside>
          </div>
        </div>
      </div>
    </>
  );
}
