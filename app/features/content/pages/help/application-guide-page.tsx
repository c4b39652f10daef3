import Download from "lucide-react/icons/download";
import { useLocale, useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentChecklist } from "../../components/document-checklist.tsx";
import { GuideStepItem } from "../../components/guide-step.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { ResourceLinks } from "../../components/resource-links.tsx";
import { applicationGuideTotals } from "../../data/application-guide.ts";
import { guideMessages } from "../../messages/guide.messages.server.ts";
import { getApplicationGuide } from "../../server/get-application-guide.server.ts";
import type { Route } from "./+types/application-guide-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description, howTo } = guideMessages[language];
  return {
    ...getApplicationGuide(language),
    title,
    description,
    howTo,
    messages: loadMessages(language, { guide: guideMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/application-guide",
    data: [
      {
        "@type": "HowTo",
        name: loaderData?.howTo,
        totalTime: `PT${applicationGuideTotals.totalMinutes}M`,
        step: loaderData?.steps.map((step) => ({
          "@type": "HowToStep",
          name: step.title,
          text: step.description,
        })),
      },
    ],
  });

const links = { scholarships: "/scholarships", tips: "/scholarship-tips", help: "/student-help" } as const;

export default function ApplicationGuidePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("guide");
  const language = useLocale();
  const { steps, groups, tips } = loaderData;
  return (
    <>
      <InfoHero
        title={t("title")}
        picture="form"
        lead={t("description")}
        figures={[
          { value: String(applicationGuideTotals.steps), label: t("figures.steps") },
          {
            value: t("figures.minutes", { count: applicationGuideTotals.totalMinutes }),
            label: t("figures.minutesLabel"),
          },
          { value: applicationGuideTotals.successClaim, label: t("figures.success") },
        ]}
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="/apply">
            {t("start")}
          </LinkButton>
          <LinkButton kind="quiet" href="#checklist">
            {t("checklist.title")}
          </LinkButton>
        </p>
      </InfoHero>
      <Section title={t("stepsTitle")} id="steps">
        <ol className="walk">
          {steps.map((step) => (
            <GuideStepItem key={step.id} step={step} />
          ))}
        </ol>
      </Section>
      <Section title={t("tipsTitle")} tone="sunken">
        <ul className="cols cols--3 gap-y-8">
          {tips.map(({ title, text }) => (
            <li key={title}>
              <h3 className="card__title">{title}</h3>
              <p className="muted mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("checklist.title")} lead={t("checklist.lead")} id="checklist">
        <DocumentChecklist groups={groups} />
        <p className="mt-4 no-print">
          <LinkButton
            kind="quiet"
            icon={Download}
            href={`/downloads/document-checklist.pdf?lang=${language}`}
            download
          >
            {t("checklist.download")}
          </LinkButton>
        </p>
      </Section>
      <Section title={t("onward")} tone="sunken">
        <ResourceLinks
          links={(["scholarships", "tips", "help"] as const).map((name) => ({
            href: links[name],
            title: t(`links.${name}.title`),
            description: t(`links.${name}.text`),
          }))}
        />
      </Section>
    </>
  );
}
