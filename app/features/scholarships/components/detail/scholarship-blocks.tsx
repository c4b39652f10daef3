import Check from "lucide-react/icons/check";
import { useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { useSite } from "#app/core/settings/site.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Card } from "#app/ui/card.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { NumberedSteps } from "#app/ui/pictures/numbered-steps.tsx";
import { Block } from "#app/ui/section.tsx";
import { processSteps } from "../../views/process-steps.ts";
import type { RunHereView } from "../../views/run-here-view.ts";
import type { ShownCard, ShownScholarship, Told } from "../../views/shown-scholarship.ts";
import { DeadlineBadges } from "../card/deadline-badges.tsx";
import { useDeadlineWords } from "../use-deadline-words.ts";

export function WhoFor({ level, state, category }: { level: string; state: string; category: string }) {
  const t = useTranslations("discovery.page");
  return (
    <div className="mb-8">
      <Facts
        facts={[
          { term: t("level"), value: level },
          { term: t("state"), value: state },
          { term: t("category"), value: category },
        ]}
      />
    </div>
  );
}

/** What the rows know is in the reader's language; what a provider wrote may be in another. */
export function Benefits({
  known = [],
  benefits,
}: {
  known?: readonly string[] | undefined;
  benefits: readonly Told[];
}) {
  const t = useTranslations("discovery.page");
  if (known.length + benefits.length === 0) return null;
  return (
    <Block title={t("benefits")} id="benefits">
      <ul className="ticks">
        {known.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} />
            {benefit}
          </li>
        ))}
        {benefits.map(({ text, language }) => (
          <li key={text} lang={language}>
            <Icon of={Check} />
            {text}
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Who pays, and what comes after sending it. */
export function RunHereBlocks({ view: { whoPays, after } }: { view: RunHereView }) {
  return (
    <>
      {whoPays && (
        <Block title={whoPays.title} id="who-pays">
          <p>{whoPays.text}</p>
        </Block>
      )}
      <Block title={after.title} id="after">
        <NumberedSteps down level={3} steps={[...after.steps]} />
      </Block>
    </>
  );
}

export function Process({ told: { text, language } }: { told: Told }) {
  const t = useTranslations("discovery.page");
  return (
    <Block title={t("process")} id="process">
      <div lang={language}>
        <NumberedSteps down level={3} steps={processSteps(text).map((step) => ({ title: step, text: "" }))} />
      </div>
    </Block>
  );
}

/** Where the facts come from: nobody should have to take our word for it. */
export function Provenance({ scholarship }: { scholarship: ShownScholarship }) {
  const { provenance, deadlineNote, ownerKind, provider } = scholarship;
  const t = useTranslations("discovery.page");
  const { language } = useSite();
  const { sources, checkedOn, confidence, differs } = provenance;
  return (
    <Block title={t("source")} id="source">
      <div className="stack [--gap:0.5rem] small">
        <p>
          {ownerKind === "catalogue" ? t(`confidence.${confidence}`) : t("writtenHere", { provider })}{" "}
          {ownerKind === "catalogue" &&
            checkedOn &&
            t("checkedOn", { date: formatDate(checkedOn, language) })}
        </p>
        {differs && (
          <p>
            <b>{t("differs")}</b> <span lang={differs.language}>{differs.text}</span>
          </p>
        )}
        {deadlineNote && (
          <p className="muted" lang={deadlineNote.language}>
            {deadlineNote.text}
          </p>
        )}
        {sources.length > 0 && (
          <div className="muted">
            <p>{t("sources")}</p>
            <ul className="list-disc ps-5" lang="en">
              {sources.map((source) => (
                <li key={source}>
                  <Source source={source} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          {t.rich("wrong", {
            contact: (words) => <Anchor href={`/scholarships/${scholarship.slug}/wrong`}>{words}</Anchor>,
          })}
        </p>
      </div>
    </Block>
  );
}

/** A source that has an address can be opened. */
function Source({ source }: { source: string }) {
  const at = source.search(/https?:\/\/\S+$/);
  if (at < 0) return source;
  return (
    <>
      {source.slice(0, at)}
      <ExternalLink href={source.slice(at)}>{new URL(source.slice(at)).hostname}</ExternalLink>
    </>
  );
}

export function Similar({ scholarships }: { scholarships: readonly ShownCard[] }) {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  if (scholarships.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="similar">
      <h2 id="similar" className="sec-title mb-4">
        {t("similar")}
      </h2>
      <div className="cols cols--4">
        {scholarships.map(({ slug, title, titleLanguage, amount, amountLanguage, deadline }) => (
          <Card key={slug} title={<span lang={titleLanguage}>{title}</span>} href={`/scholarships/${slug}`}>
            <p className="row [--gap:0.5rem]">
              <DeadlineBadges deadline={deadline} />
            </p>
            <Facts
              facts={[
                { term: card("amount"), value: <span lang={amountLanguage}>{amount}</span> },
                { term: card("deadline"), value: deadlineWords(deadline).value },
              ]}
            />
          </Card>
        ))}
      </div>
    </section>
  );
}
