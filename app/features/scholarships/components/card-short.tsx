import { useTranslations } from "use-intl";
import type { JudgementView } from "../judgement-view.ts";
import type { ShownCard } from "../shown-scholarship.ts";
import { urgency } from "./days-road.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";
import { VerdictShort } from "./verdict-parts.tsx";

/** What is longer is written smaller, on one line. */
const LONG_AMOUNT = 16;

/** A phone's card says four things: how much, how long still, whether it is hers, and by when. The rest is on its page. */
export function CardShort({
  scholarship,
  judgement,
}: {
  scholarship: ShownCard;
  judgement: JudgementView | undefined;
}) {
  const t = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  const { amount, amountLanguage, deadline, status } = scholarship;
  const { value, note } = deadlineWords(deadline);
  const { daysLeft } = deadline;
  const states = { Open: t("open"), Closed: t("closed"), Unknown: t("unknown") };
  const head = daysLeft === null ? states[status] : t("daysLeft", { count: daysLeft });
  return (
    <div className="schol__short">
      <p className={amount.length > LONG_AMOUNT ? "amt amt--long" : "amt"} lang={amountLanguage}>
        {amount}
      </p>
      <p className="days" data-left={urgency(daysLeft)}>
        {head}
      </p>
      {judgement ? <VerdictShort judgement={judgement} /> : <span />}
      <p className="when">{value === head ? note : value}</p>
    </div>
  );
}
