import { pageMeta } from "#app/core/page-meta.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import emptySearch from "#app/ui/art/empty-search.svg";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { SupportButtons } from "../components/support-buttons.tsx";
import { SwapFilterForm } from "../components/swap-filter-form.tsx";
import { type FaqEntry, faqEntries, faqIntro } from "../data/faq.ts";
import { searchFaq } from "../faq-search.ts";
import type { Route } from "./+types/faq-page";

const title = "Frequently Asked Questions";
const purpose = "Twelve questions students ask most, with plain answers.";

export function loader({ url }: Route.LoaderArgs) {
  return { intro: faqIntro, entries: faqEntries, q: url.searchParams.get("q") ?? "" };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title,
    description: purpose,
    path: "/faq",
    data: [
      {
        "@type": "FAQPage",
        mainEntity: loaderData?.entries.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
        })),
      },
    ],
  });

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { entries, q } = loaderData;
  const found = searchFaq(entries, q);
  return (
    <>
      <InfoHero title={title} lead={loaderData.intro} picture="talk" />
      <div className="wrap sec grid gap-8">
        <SwapFilterForm
          target="questions"
          search={{ label: "Search the questions", value: q, placeholder: "documents, bank, abroad …" }}
        />
        <section id="questions" className="stack" aria-label="Questions">
          <p className="muted small" role="status">
            {q ? `${found.length} of ${entries.length} questions` : `${found.length} questions`}
          </p>
          {found.length > 0 ? <Questions entries={found} /> : <NothingFound />}
        </section>
      </div>
      <Section
        id="support"
        title="Still have a question?"
        tone="sunken"
        lead="We are there 24/7, in Telugu, Hindi and English."
      >
        <SupportButtons />
      </Section>
    </>
  );
}

function Questions({ entries }: { entries: FaqEntry[] }) {
  return (
    <Accordion
      items={entries.map((entry) => ({
        id: entry.id,
        title: entry.question,
        children: (
          <div className="stack [--gap:0.75rem]">
            {entry.answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="row small">
              {entry.link && <Anchor href={entry.link.href}>{entry.link.label}</Anchor>}
              <a className="muted" href={`#${entry.id}`}>
                Link to this answer
              </a>
            </p>
          </div>
        ),
      }))}
    />
  );
}

function NothingFound() {
  return (
    <EmptyState picture={emptySearch} title="No question has these words">
      <p className="muted">Try fewer or other words, or ask us directly below.</p>
    </EmptyState>
  );
}
