import Accessibility from "lucide-react/icons/accessibility";
import Award from "lucide-react/icons/award";
import Eye from "lucide-react/icons/eye";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Lightbulb from "lucide-react/icons/lightbulb";
import Target from "lucide-react/icons/target";
import { pageMeta } from "#app/core/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section, SectionHead } from "#app/ui/section.tsx";
import { Figures } from "#app/ui/stat-tiles.tsx";
import { Timeline } from "#app/ui/timeline.tsx";
import { Walk } from "#app/ui/walk.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { portraits } from "../components/portraits.ts";
import { coreValues, howWeWork, impactNumbers, milestones, mission, team, vision } from "../data/about.ts";
import type { Route } from "./+types/about-page";

const title = "About ScholarSetu";
const purpose = "Who we are, what we believe, and how we work for students in India.";

const valueIcons = {
  accessibility: Accessibility,
  transparency: Eye,
  excellence: Award,
  inclusivity: HeartHandshake,
  impact: Target,
  innovation: Lightbulb,
};

/** The words come with the page, where they are packed once more for free, not with the script. */
export function loader() {
  return { mission, vision, impactNumbers, coreValues, milestones, team, howWeWork };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/about" });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const words = loaderData;
  return (
    <>
      <InfoHero title={title} lead={purpose} picture="bridge" />
      <div className="wrap sec grid gap-12">
        <div className="cols cols--2 gap-10">
          <section aria-labelledby="mission">
            <SectionHead id="mission" title="Our mission" />
            <p>{words.mission}</p>
          </section>
          <section aria-labelledby="vision">
            <SectionHead id="vision" title="Our vision" />
            <p>{words.vision}</p>
          </section>
        </div>
        <section aria-labelledby="impact">
          <SectionHead id="impact" title="Our impact" />
          <Figures figures={[...words.impactNumbers]} />
        </section>
      </div>
      <Section id="values" title="Core values" tone="sunken">
        <ul className="cols cols--3 gap-y-8">
          {words.coreValues.map((value) => (
            <li className="feat" key={value.id}>
              <Icon of={valueIcons[value.id]} />
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="timeline" title="Our journey, 2020–2024">
        <Timeline
          events={words.milestones.map((stone) => ({
            id: stone.year,
            state: "done" as const,
            title: `${stone.year}: ${stone.title}`,
            children: stone.text,
          }))}
        />
      </Section>
      <Section id="team" title="Our team" tone="sunken">
        <ul className="cols cols--4">
          {words.team.map((person) => (
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
                <p className="small strong">{person.role}</p>
                <p className="small muted mt-1">{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="how-we-work" title="How we work">
        <Walk steps={[...words.howWeWork]} level={3} />
        <p className="row row--acts mt-10">
          <LinkButton kind="go" href="/otr-registration">
            OTR Registration
          </LinkButton>
          <LinkButton kind="quiet" href="/contact">
            Contact us
          </LinkButton>
        </p>
      </Section>
    </>
  );
}
