import Check from "lucide-react/icons/check";
import { pageMeta } from "#app/core/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section, SectionHead } from "#app/ui/section.tsx";
import { Walk } from "#app/ui/walk.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { journeySteps, thingsToKeepReady, whoPays } from "../data/how-it-works.ts";
import type { Route } from "./+types/how-it-works-page";

const title = "How It Works";
const purpose = "From search to money in the bank: what you do, what we do, and by when.";

export function loader() {
  return { journeySteps, thingsToKeepReady, whoPays };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title,
    description: purpose,
    path: "/how-it-works",
    data: [
      {
        "@type": "HowTo",
        name: "How to get a scholarship with ScholarSetu",
        step: loaderData?.journeySteps.map((step) => ({
          "@type": "HowToStep",
          name: step.title,
          text: step.you,
        })),
      },
    ],
  });

export default function HowItWorksPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InfoHero title={title} lead={purpose} picture="bank" />
      <div className="wrap sec">
        <SectionHead title="Four steps" />
        <Walk
          down
          level={3}
          steps={loaderData.journeySteps.map((step) => ({
            title: step.title,
            text: (
              <dl className="facts pt-1">
                <Part term="What you do" text={step.you} />
                <Part term="What we do" text={step.we} />
                <Part term="By when" text={step.when} />
              </dl>
            ),
          }))}
        />
      </div>
      <Section id="keep-ready" title="Keep these ready" tone="sunken">
        <ul className="ticks">
          {loaderData.thingsToKeepReady.map((thing) => (
            <li key={thing}>
              <Icon of={Check} />
              {thing}
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <LinkButton kind="quiet" href="/application-guide">
            Read the application guide
          </LinkButton>
        </p>
      </Section>
      <Section id="who-pays" title="Who pays for it">
        <ul className="cols cols--3">
          {loaderData.whoPays.map((part) => (
            <li className="stack" key={part.title}>
              <h3>{part.title}</h3>
              <p className="muted">{part.text}</p>
            </li>
          ))}
        </ul>
        <p className="row row--acts mt-10">
          <LinkButton kind="go" href="/otr-registration">
            OTR Registration
          </LinkButton>
          <LinkButton kind="quiet" href="/scholarships">
            Browse Scholarships
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
