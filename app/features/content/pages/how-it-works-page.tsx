import Check from "lucide-react/icons/check";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { NumberedSteps } from "#app/ui/pictures/numbered-steps.tsx";
import { Section, SectionHead } from "#app/ui/section.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { journeySteps, thingsToKeepReady, whoPays } from "../data/how-it-works.ts";
import { howItWorksMessages } from "../messages/how-it-works.messages.server.ts";
import type { Route } from "./+types/how-it-works-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, purpose, howTo, steps } = howItWorksMessages[language];
  return {
    title,
    purpose,
    howTo,
    steps: journeySteps.map((id) => ({ title: steps[id].title, you: steps[id].you })),
    messages: loadMessages(language, { howItWorks: howItWorksMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.purpose ?? "",
    path: "/how-it-works",
    data: [
      {
        "@type": "HowTo",
        name: loaderData?.howTo,
        step: loaderData?.steps.map((step) => ({
          "@type": "HowToStep",
          name: step.title,
          text: step.you,
        })),
      },
    ],
  });

export default function HowItWorksPage() {
  const t = useTranslations("howItWorks");
  return (
    <>
      <InfoHero title={t("title")} lead={t("purpose")} picture="bank" />
      <div className="wrap sec">
        <SectionHead title={t("stepsTitle")} />
        <NumberedSteps
          down
          level={3}
          steps={journeySteps.map((step) => ({
            title: t(`steps.${step}.title`),
            text: (
              <dl className="facts pt-1">
                <Part term={t("you")} text={t(`steps.${step}.you`)} />
                <Part term={t("we")} text={t(`steps.${step}.we`)} />
                <Part term={t("when")} text={t(`steps.${step}.when`)} />
              </dl>
            ),
          }))}
        />
      </div>
      <Section id="keep-ready" title={t("readyTitle")} tone="sunken">
        <ul className="ticks">
          {thingsToKeepReady.map((thing) => (
            <li key={thing}>
              <Icon of={Check} />
              {t(`ready.${thing}`)}
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <LinkButton kind="quiet" href="/application-guide">
            {t("guide")}
          </LinkButton>
        </p>
      </Section>
      <Section id="who-pays" title={t("payTitle")}>
        <ul className="cols cols--3">
          {whoPays.map((part) => (
            <li className="stack" key={part}>
              <h3>{t(`pay.${part}.title`)}</h3>
              <p className="muted">{t(`pay.${part}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="row row--acts mt-10">
          <LinkButton kind="go" href="/otr-registration">
            {t("register")}
          </LinkButton>
          <LinkButton kind="quiet" href="/scholarships">
            {t("browse")}
          </LinkButton>
        </p>
      </Section>
    </>
  );
}

function Part({ term, text }: { term: string; text: string }) {
  return (
    <div className="basis-full sm:basis-56 sm:flex-1">
      <dt>{term}</dt>
      <dd className="font-normal">{text}</dd>
    </div>
  );
}
