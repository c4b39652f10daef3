import ChevronDown from "lucide-react/icons/chevron-down";
import { memo, useId } from "react";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { KindBadge } from "#app/ui/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { HeadingLevel } from "#app/ui/heading.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { emblemKind, emblemLetters } from "../emblem.ts";
import type { JudgementView } from "../judgement-view.ts";
import type { ShownCard } from "../shown-scholarship.ts";
import { ApplyAction } from "./apply-action.tsx";
import { CardShort } from "./card-short.tsx";
import { DaysRoad } from "./days-road.tsx";
import { DeadlineBadges } from "./deadline-badges.tsx";
import { SaveButton } from "./save-button.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";
import { Reasons, VerdictHead } from "./verdict-parts.tsx";

type ScholarshipCardProps = {
  scholarship: ShownCard;
  /** "Government", in the reader's language. */
  kind: string;
  /** How it fits the one who looks, once that is known. */
  judgement?: JudgementView | undefined;
  /** The first card of a list shows its reasons on a phone too. */
  isOpen?: boolean;
  level?: HeadingLevel;
};

/** Kept as it is while the list around it learns who looks: twenty cards in one go hold up a slow phone. */
export const ScholarshipCard = memo(function ScholarshipCard(props: ScholarshipCardProps) {
  const { scholarship, kind, judgement, isOpen, level = 3 } = props;
  const id = useId();
  const { slug, title, titleLanguage, provider, description, benefits, deadline } = scholarship;
  return (
    <article className="card schol" aria-labelledby={id} data-slug={slug}>
      <div className="schol__main">
        <div className="row [--gap:0.5rem] only-desk">
          <DeadlineBadges deadline={deadline} />
          <KindBadge>{kind}</KindBadge>
        </div>
        <div className="schol__head">
          <span className={`em em--${emblemKind(scholarship)}`} aria-hidden="true">
            {emblemLetters(provider)}
          </span>
          <div className="min-w-0">
            <Heading level={level} id={id} className="schol__title" lang={titleLanguage}>
              <Anchor className="plain" href={`/scholarships/${slug}`}>
                {title}
              </Anchor>
            </Heading>
            <p className="schol__by">
              <span lang="en">{provider}</span>
              <span className="schol__kind"> · {kind}</span>
            </p>
          </div>
        </div>
        <CardShort scholarship={scholarship} judgement={judgement} />
        <div className="only-desk">
          <CardFacts scholarship={scholarship} />
        </div>
        <p className="small only-desk" lang={scholarship.descriptionLanguage}>
          {description}
        </p>
        {benefits.length > 0 && (
          <ul className="dotlist only-desk">
            {benefits.map(({ text, language }) => (
              <li key={text} lang={language}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="schol__side">
        {judgement && <VerdictHead judgement={judgement} small />}
        <Conditions scholarship={scholarship} judgement={judgement} isOpen={isOpen ?? false} />
        <div className="acts">
          <div className="schol__do">
            <ApplyAction scholarship={scholarship} isRefused={judgement?.verdict === "notNow"} />
          </div>
          <div className="schol__keep">
            <SaveButton scholarship={scholarship} />
          </div>
        </div>
      </div>
      <DaysRoad daysLeft={deadline.daysLeft} />
    </article>
  );
});

function CardFacts({ scholarship }: { scholarship: ShownCard }) {
  const t = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  const selectedWords = useSelectedWords();
  const { amount, amountLanguage, deadline, selected, applicants } = scholarship;
  const isSample = scholarship.isSample && (selected !== null || applicants !== null);
  const { value, note } = deadlineWords(deadline);
  return (
    <Facts
      facts={[
        { term: t("amount"), value: <span lang={amountLanguage}>{amount}</span> },
        { term: t("deadline"), value: note ? <WithNote value={value} note={note} /> : value },
        {
          term: t("selected"),
          value: isSample ? (
            <WithNote value={selectedWords(scholarship)} note={t("sample")} />
          ) : (
            selectedWords(scholarship)
          ),
        },
      ]}
    />
  );
}

function WithNote({ value, note }: { value: string; note: string }) {
  return (
    <>
      {value} <span className="small muted font-normal">{note}</span>
    </>
  );
}

/** "10,000 of 38,412"; what the provider does not publish is said to be so. */
export function useSelectedWords(): (counts: Pick<ShownCard, "selected" | "applicants">) => string {
  const t = useTranslations("discovery.card");
  return ({ selected, applicants }) => {
    if (selected !== null && applicants !== null) {
      return t("selectedOf", { selected: formatCount(selected), applicants: formatCount(applicants) });
    }
    if (selected !== null) return t("selectedOnly", { selected: formatCount(selected) });
    if (applicants !== null) return t("applicantsOnly", { applicants: formatCount(applicants) });
    return t("notPublished");
  };
}

/** What is asked: as the provider says it, or rule by rule against the one who looks. */
function Conditions({
  scholarship: { eligibility, eligibilityLanguage, originals },
  judgement,
  isOpen,
}: {
  scholarship: ShownCard;
  judgement: JudgementView | undefined;
  isOpen: boolean;
}) {
  const t = useTranslations("discovery.card");
  return (
    <details className="fold fold--phone" open={isOpen}>
      <summary className="small">
        {judgement ? t("why") : t("eligibility")} <Icon of={ChevronDown} />
      </summary>
      {judgement ? (
        <Reasons judgement={judgement} />
      ) : (
        <>
          <p className="label small only-desk">{t("eligibility")}</p>
          <ul className="dotlist">
            {eligibility.map((condition) => (
              <li key={condition} lang={eligibilityLanguage}>
                {condition}
              </li>
            ))}
            {originals.map(({ text, language }) => (
              <li key={text} lang={language}>
                {text}
              </li>
            ))}
            {eligibility.length === 0 && <li>{t("noEligibility")}</li>}
          </ul>
        </>
      )}
    </details>
  );
}
