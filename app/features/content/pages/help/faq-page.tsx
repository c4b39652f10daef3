import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import emptySearch from "#app/ui/art/empty-search.svg";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { SwapFilterForm } from "../../components/forms/swap-filter-form.tsx";
import { SupportButtons } from "../../components/help/support-buttons.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import type { FaqEntry } from "../../data/help/faq.ts";
import { searchFaq } from "../../faq-search.ts";
import { faqMessages } from "../../messages/faq.messages.server.ts";
import { listFaq } from "../../server/help/list-faq.server.ts";
import type { Route } from "./+types/faq-page";

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = faqMessages[language];
  return {
    ...listFaq(language),
    q: url.searchParams.get("q") ?? "",
    title,
    description,
    messages: loadMessages(language, { faq: faqMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
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
  const t = useTranslations("faq");
  const { entries, q, intro } = loaderData;
  const found = searchFaq(entries, q);
  return (
    <>
      <InfoHero title={t("title")} lead={intro} picture="talk" />
      <div className="wrap sec grid gap-8">
        <SwapFilterForm
          target="questions"
          search={{ label: t("search"), value: q, placeholder: t("example") }}
        />
        <section id="questions" className="stack" aria-label={t("questions")}>
          <p className="muted small" role="status">
            {q
              ? t("found", { found: found.length, count: entries.length })
              : t("all", { count: found.length })}
          </p>
          {found.length > 0 ? <Questions entries={found} /> : <NothingFound />}
        </section>
      </div>
      <Section id="support" title={t("support")} tone="sunken" lead={t("supportLead")}>
        <SupportButtons />
      </Section>
    </>
  );
}

function Questions({ entries }: { entries: FaqEntry[] }) {
  const t = useTranslations("faq");
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
                {t("linkHere")}
              </a>
            </p>
          </div>
        ),
      }))}
    />
  );
}

function NothingFound() {
  const t = useTranslations("faq");
  return (
    <EmptyState picture={emptySearch} title={t("nothing")}>
      <p className="muted">{t("nothingText")}</p>
    </EmptyState>
  );
}
