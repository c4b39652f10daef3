import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { Reasons, VerdictHead } from "../eligibility/verdict-parts.tsx";
import { useSelectedWords } from "../list/use-selected-words.ts";
import { useDeadlineWords } from "../use-deadline-words.ts";
import { DeadlineBadges } from "./deadline-badges.tsx";

type CardMoreProps = {
  scholarship: ShownCard;
  kind: string;
  judgement: JudgementView | undefined;
  isOpen: boolean;
};

/** The other parts of a card (spec 1, Scholarship database), one press away on a desk; a phone opens its page. */
export function CardMore({ scholarship, kind, judgement, isOpen }: CardMoreProps) {
  const t = useTranslations("discovery.card");
  const { description, descriptionLanguage, benefits, deadline } = scholarship;
  return (
    <details className="schol__more only-desk" open={isOpen}>
      <summary>
        {judgement ? t("why") : t("eligibility")} <Icon of={ChevronDown} />
      </summary>
      <div className="schol__all">
        <div className="stack [--gap:0.875rem] schol__main">
          <div className="row [--gap:0.5rem]">
            <DeadlineBadges deadline={deadline} />
            <KindBadge>{kind}</KindBadge>
          </div>
          <CardFacts scholarship={scholarship} />
          <p className="small" lang={descriptionLanguage}>
            {description}
          </p>
          {benefits.length > 0 && (
            <ul className="dotlist">
              {benefits.map(({ text, language }) => (
                <li key={text} lang={language}>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="stack [--gap:0.875rem] schol__side">
          {judgement && <VerdictHead judgement={judgement} small />}
          {judgement ? <Reasons judgement={judgement} /> : <Conditions scholarship={scholarship} />}
        </div>
      </div>
    </details>
  );
}

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

/** What is asked, as the provider says it. */
function Conditions({
  scholarship: { eligibility, eligibilityLanguage, originals },
}: {
  scholarship: ShownCard;
}) {
  const t = useTranslations("discovery.card");
  return (
    <div>
      <p className="label small">{t("eligibility")}</p>
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
    </div>
  );
}
