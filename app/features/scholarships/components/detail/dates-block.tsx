import { useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { useSite } from "#app/core/settings/site.ts";
import { Block } from "#app/ui/section.tsx";
import type { Deadline } from "../../views/deadline.ts";
import { monthInWords, useDeadlineWords } from "../use-deadline-words.ts";

/** Of what is run elsewhere: the days that are known, and for each what it rests on. */
export function DatesBlock({ deadline }: { deadline: Deadline }) {
  const t = useTranslations("discovery.page.dates");
  const { language } = useSite();
  const deadlineWords = useDeadlineWords();
  const { opensOn, usual, closedOn, basis, closesOn } = deadline;
  const day = (on: string) => formatDate(on, language);
  const opens =
    opensOn !== null
      ? { value: day(opensOn), rests: t(basis === "reported" ? "reported" : "announced") }
      : usual?.opensMonth
        ? { value: monthInWords(usual.opensMonth, language), rests: t("usual") }
        : null;
  const rests = closesOn
    ? t(basis === "reported" ? "reported" : "announced")
    : basis === "estimate"
      ? t("usual")
      : null;
  const rows = [
    ...(opens ? [{ term: t("opens"), ...opens }] : []),
    { term: t("closes"), value: deadlineWords(deadline).value, rests },
    ...(closedOn ? [{ term: t("last"), value: day(closedOn), rests: null }] : []),
  ];
  return (
    <Block title={t("title")} id="dates">
      <dl className="scholpage__dates">
        {rows.map(({ term, value, rests: basisWords }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}
              {basisWords && <span>{basisWords}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
