import Download from "lucide-react/icons/download";
import { pageMeta } from "#app/core/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentChecklist } from "../components/document-checklist.tsx";
import { GuideStepItem } from "../components/guide-step.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { ResourceLinks } from "../components/resource-links.tsx";
import {
  applicationGuideSteps,
  applicationGuideTotals,
  guideGeneralTips,
} from "../data/application-guide.ts";
import type { Route } from "./+types/application-guide-page";

const description =
  "From registration to result in five steps and about 70 minutes: what to do, which papers to have ready, and what goes wrong most often.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Application Guide",
    description,
    path: "/application-guide",
    data: [
      {
        "@type": "HowTo",
        name: "How to apply for a scholarship",
        totalTime: `PT${applicationGuideTotals.totalMinutes}M`,
        step: applicationGuideSteps.map((step) => ({
          "@type": "HowToStep",
          name: step.title,
          text: step.description,
        })),
      },
    ],
  });

const links = [
  {
    href: "/scholarships",
    title: "Find scholarships",
    description: "Search by class, state, category and income.",
  },
  {
    href: "/scholarship-tips",
    title: "Scholarship Tips",
    description: "What reviewers look for, and common mistakes.",
  },
  {
    href: "/student-help",
    title: "Student Help Center",
    description: "Fifty answers, downloads and a free session.",
  },
];

export default function ApplicationGuidePage() {
  return (
    <>
      <InfoHero
        title="Application Guide"
        picture="form"
        lead={description}
        figures={[
          { value: String(applicationGuideTotals.steps), label: "steps" },
          { value: applicationGuideTotals.totalLabel, label: "in all, then you wait" },
          { value: applicationGuideTotals.successClaim, label: applicationGuideTotals.successClaimLabel },
        ]}
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="/apply">
            Start an application
          </LinkButton>
          <LinkButton kind="quiet" href="#checklist">
            Document checklist
          </LinkButton>
        </p>
      </InfoHero>
      <Section title="Five steps" id="steps">
        <ol className="walk">
          {applicationGuideSteps.map((step) => (
            <GuideStepItem key={step.id} step={step} />
          ))}
        </ol>
      </Section>
      <Section title="Tips for every step" tone="sunken">
        <ul className="cols cols--3 gap-y-8">
          {guideGeneralTips.map(({ title, text }) => (
            <li key={title}>
              <h3 className="card__title">{title}</h3>
              <p className="muted mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Document checklist"
        lead="Tick what you have. The ticks stay on this phone; print the list or take it along as a PDF."
        id="checklist"
      >
        <DocumentChecklist />
        <p className="mt-4 no-print">
          <LinkButton kind="quiet" icon={Download} href="/downloads/document-checklist.pdf" download>
            Download the checklist (PDF)
          </LinkButton>
        </p>
      </Section>
      <Section title="Go on from here" tone="sunken">
        <ResourceLinks links={links} />
      </Section>
    </>
  );
}
