import Accessibility from "lucide-react/icons/accessibility";
import Award from "lucide-react/icons/award";
import Eye from "lucide-react/icons/eye";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Lightbulb from "lucide-react/icons/lightbulb";
import Target from "lucide-react/icons/target";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import { Timeline } from "#app/ui/desk/timeline.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { NumberedSteps } from "#app/ui/pictures/numbered-steps.tsx";
import { Section, SectionHead } from "#app/ui/section.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { portraits } from "../components/portraits.ts";
import { coreValues, howWeWork, impactNumbers, milestones, team } from "../data/about.ts";
import { aboutMessages } from "../messages/about.messages.server.ts";
import type { Route } from "./+types/about-page";

const valueIcons = {
  accessibility: Accessibility,
  transparency: Eye,
  excellence: Award,
  inclusivity: HeartHandshake,
  impact: Target,
  innovation: Lightbulb,
};

/** The words come with the page, where they are packed once more for free, not with the script. */
export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, purpose } = aboutMessages[language];
  return { title, purpose, messages: loadMessages(language, { about: aboutMessages }) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.purpose ?? "",
    path: "/about",
  });

export default function AboutPage() {
  const t = useTranslations("about");
  return (
    <>
      <InfoHero title={t("title")} lead={t("purpose")} picture="bridge" />
      <div className="wrap sec grid gap-12">
        <div className="cols cols--2 gap-10">
          <section aria-labelledby="mission">
            <SectionHead id="mission" title={t("missionTitle")} />
            <p>{t("mission")}</p>
          </section>
          <section aria-labelledby="vision">
            <SectionHead id="vision" title={t("visionTitle")} />
            <p>{t("vision")}</p>
          </section>
        </div>
        <section aria-labelledby="impact">
          <SectionHead id="impact" title={t("impactTitle")} />
          <Figures
            figures={impactNumbers.map(({ id, value }) => ({
              value: value ?? t("crore"),
              label: t(`impact.${id}`),
            }))}
          />
        </section>
      </div>
      <Section id="values" title={t("valuesTitle")} tone="sunken">
        <ul className="cols cols--3 gap-y-8">
          {coreValues.map((value) => (
            <li className="feat" key={value}>
              <Icon of={valueIcons[value]} />
              <h3>{t(`values.${value}.title`)}</h3>
              <p>{t(`values.${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="timeline" title={t("journeyTitle")}>
        <Timeline
          events={milestones.map((year) => ({
            id: year,
            state: "done" as const,
            title: `${year}: ${t(`journey.${year}.title`)}`,
            children: t(`journey.${year}.text`),
          }))}
        />
      </Section>
      <Section id="team" title={t("teamTitle")} tone="sunken">
        <ul className="cols cols--4">
          {team.map((person) => (
            <li className="story" key={person.name}>
              <img
                className="face"
                src={portraits[person.image]}
                alt=""
                width={64}
                height={72}
                loading="lazy"
              />
              <div>
                <h3>{person.name}</h3>
                <p className="small strong">{t(`team.${person.id}.role`)}</p>
                <p className="small muted mt-1">{t(`team.${person.id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="how-we-work" title={t("workTitle")}>
        <NumberedSteps
          steps={howWeWork.map((step) => ({ title: t(`work.${step}.title`), text: t(`work.${step}.text`) }))}
          level={3}
        />
        <p className="row row--acts mt-10">
          <LinkButton kind="go" href="/otr-registration">
            {t("register")}
          </LinkButton>
          <LinkButton kind="quiet" href="/contact">
            {t("contact")}
          </LinkButton>
        </p>
      </Section>
    </>
  );
}
