import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { FactInWords, RunHereView } from "../../views/run-here-view.ts";
import type { ShownScholarship } from "../../views/shown-scholarship.ts";
import { useSelectedWords } from "../list/use-selected-words.ts";
import { useDeadlineWords } from "../use-deadline-words.ts";
import { DaysRoad, urgency } from "./days-road.tsx";

/** What is longer is written smaller. */
const LONG_AMOUNT = 16;

type KeyFactsProps = { scholarship: ShownScholarship; runHere: RunHereView | null };

/** Amount, deadline with its road, awards, and whether the money is there: where the eye lands first. */
export function KeyFacts({ scholarship, runHere }: KeyFactsProps) {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const { amount, amountLanguage, originalAmount, deadline } = scholarship;
  const awards = useAwards(scholarship, runHere);
  const { head, lines } = useDeadline(scholarship);
  const money = runHere?.money ?? { value: t("giverPays"), note: t("notHeld") };
  return (
    <dl className="scholpage__sum">
      <Fact term={card("amount")}>
        <dd lang={amountLanguage} className={classNames("big", amount.length > LONG_AMOUNT && "big--long")}>
          {amount}
        </dd>
        {originalAmount && (
          <dd className="scholpage__note" lang={defaultLanguage}>
            {originalAmount}
          </dd>
        )}
      </Fact>
      <Fact term={card("deadline")}>
        <dd className="days" data-left={urgency(deadline.daysLeft)}>
          {head}
        </dd>
        {lines.map((line) => (
          <dd key={line} className="scholpage__note">
            {line}
          </dd>
        ))}
        {deadline.daysLeft !== null && (
          <dd>
            <DaysRoad daysLeft={deadline.daysLeft} />
          </dd>
        )}
      </Fact>
      <Fact term={t("awards")}>
        <InWords fact={awards} />
      </Fact>
      <Fact term={t("money")}>
        <InWords fact={money} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      {children}
    </div>
  );
}

function InWords({ fact: { value, note } }: { fact: FactInWords }) {
  return (
    <>
      <dd className="num">{value}</dd>
      {note && <dd className="scholpage__note">{note}</dd>}
    </>
  );
}

/** How many get it; what a provider says of its last round is marked where the figures are a sample (P6b). */
function useAwards(scholarship: ShownScholarship, runHere: RunHereView | null): FactInWords {
  const t = useTranslations("discovery.page");
  const selectedWords = useSelectedWords();
  const { seatsPerYear, selected, applicants, isSample } = scholarship;
  if (runHere?.awards) return runHere.awards;
  const hasCounts = selected !== null || applicants !== null;
  const round = isSample ? t("sampleYear") : t("lastRound");
  const chances = selectedWords({ selected, applicants });
  if (seatsPerYear === null) return { value: chances, note: hasCounts ? round : null };
  return {
    value: t("seats", { seats: formatCount(seatsPerYear) }),
    note: hasCounts ? `${chances}, ${round}` : null,
  };
}

function useDeadline({ deadline, status }: ShownScholarship): { head: string; lines: string[] } {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  const { value, note } = deadlineWords(deadline);
  const { daysLeft } = deadline;
  const states = { Open: card("open"), Closed: card("closed"), Unknown: card("unknown") };
  const head = daysLeft === null ? states[status] : card("daysLeft", { count: daysLeft });
  const closes = daysLeft === null ? value : t("closes", { date: value });
  return { head, lines: [closes, note].filter((line) => line !== null && line !== head) as string[] };
}
