import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { pageMeta } from "#app/core/page-meta.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Section } from "#app/ui/section.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { TipExamples } from "../components/tip-examples.tsx";
import {
  commonMistakes,
  essayTips,
  interviewTips,
  timelineTips,
  tipCategories,
  tipDonts,
  tipDos,
} from "../data/scholarship-tips.ts";
import type { Route } from "./+types/scholarship-tips-page";

export function loader() {
  return {
    categories: tipCategories,
    dos: tipDos,
    donts: tipDonts,
    mistakes: commonMistakes,
    timeline: timelineTips,
    essays: essayTips,
    interviews: interviewTips,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Scholarship Tips",
    description:
      "How to search, read the rules, get papers right, write essays and speak in interviews, with the mistakes that cost students most.",
    path: "/scholarship-tips",
  });

export default function ScholarshipTipsPage({ loaderData }: Route.ComponentProps) {
  const { categories, dos, donts, mistakes, timeline, essays, interviews } = loaderData;
  return (
    <>
      <InfoHero
        title="Scholarship Tips"
        picture="lamp"
        lead="What people who read thousands of applications wish every student knew."
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="/scholarships">
            Find scholarships
          </LinkButton>
          <LinkButton kind="quiet" href="#mistakes">
            Common mistakes
          </LinkButton>
        </p>
      </InfoHero>
      <Section title="Tips by subject" id="tips">
        <Accordion
          items={categories.map(({ id, title, summary, tips }, index) => ({
            id,
            title: (
              <span>
                {title}
                <span className="small muted grid font-text">{summary}</span>
              </span>
            ),
            open: index === 0,
            children: (
              <ul className="stack">
                {tips.map((tip) => (
                  <li key={tip.title}>
                    <b className="strong">{tip.title}.</b> {tip.text}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section title="Do and don't" tone="sunken">
        <div className="cols cols--2 gap-10">
          <ul className="ticks" aria-label="Do">
            {dos.map((text) => (
              <li key={text}>
                <Icon of={Check} />
                {text}
              </li>
            ))}
          </ul>
          <ul className="ticks" aria-label="Don't">
            {donts.map((text) => (
              <li key={text}>
                <Icon of={X} className="text-bad-mark!" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section title="Common mistakes" id="mistakes">
        <Panel>
          <DataTable
            caption="Common mistakes, what happens, and what to do instead"
            rows={[...mistakes]}
            rowKey={({ mistake }) => mistake}
            columns={[
              { id: "mistake", head: "Mistake", kind: "key", cell: ({ mistake }) => mistake },
              { id: "what", head: "What happens", cell: ({ whatHappens }) => whatHappens },
              { id: "instead", head: "Instead", cell: ({ instead }) => instead },
            ]}
          />
        </Panel>
      </Section>
      <Section title="A year of applying" tone="sunken" id="timeline">
        <ol className="walk">
          {timeline.map(({ when, title, tasks }) => (
            <li key={when}>
              <h3>
                {when}: {title}
              </h3>
              <ul className="list-disc pl-5 text-sm text-ink-2">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Essays that are read to the end" id="essays">
        <TipExamples tips={essays} />
      </Section>
      <Section title="Interviews" tone="sunken" id="interviews">
        <TipExamples tips={interviews} />
      </Section>
      <Section
        tone="ground"
        title="Still unsure about your own case?"
        lead="A counselor reads your papers with you and tells you which awards you can win."
      >
        <LinkButton kind="go" href="/counseling#book">
          Book a free session
        </LinkButton>
      </Section>
    </>
  );
}
