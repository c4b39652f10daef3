import { useTranslations } from "use-intl";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { OwnState } from "../../views/own-state.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { urgency } from "../detail/days-road.tsx";
import { VerdictShort } from "../eligibility/verdict-parts.tsx";
import { useDeadlineWords } from "../use-deadline-words.ts";
import { useOwnLine } from "./own-box.tsx";

/** What is longer is written smaller, on one line. */
const LONG_AMOUNT = 16;

type CardShortProps = {
  scholarship: ShownCard;
  judgement: JudgementView | undefined;
  /** What she has done about it already: on a desk it stands where the days would. */
  own: OwnState | undefined;
};

/** A card says four things: how much, how long still, whether it is hers, and by when. */
export function CardShort({ scholarship, judgement, own }: CardShortProps) {
  const t = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  const { amount, amountLanguage, amountShort, deadline, status } = scholarship;
  const { value, note } = deadlineWords(deadline);
  const { daysLeft } = deadline;
  const states = { Open: t("open"), Closed: t("closed"), Unknown: t("unknown") };
  // On a phone a word on the amount stands where a verdict would: a line more would make the card too tall.
  const verdict = own ? undefined : judgement;
  const head = daysLeft === null ? states[status] : t("daysLeft", { count: daysLeft });
  return (
    <div className="schol__short" data-own={own ? "" : undefined}>
      {amountShort ? (
        <p className="amt">
          {amountShort.sum} <small className={verdict ? "" : "only-desk"}>{amountShort.note}</small>
        </p>
      ) : (
        <p className={amount.length > LONG_AMOUNT ? "amt amt--long" : "amt"} lang={amountLanguage}>
          {amount}
        </p>
      )}
      <p className="days" data-left={urgency(daysLeft)}>
        {head}
      </p>
      {verdict ? <VerdictShort judgement={verdict} /> : <span>{amountShort?.note}</span>}
      <p className="when">{value === head ? note : value}</p>
      {own && <OwnBadge own={own} />}
    </div>
  );
}

function OwnBadge({ own }: { own: OwnState }) {
  const t = useTranslations("discovery.card.own.short");
  const line = useOwnLine(own);
  return (
    <div className="schol__own only-desk">
      <StatusBadge status={own.status}>{t(own.status)}</StatusBadge>
      {line && <p className="small">{line}</p>}
    </div>
  );
}
