import { useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { formatCount, formatMoney } from "#app/core/money.ts";
import { useSite } from "#app/core/settings/site.ts";
import type { CatalogueCounts } from "#app/features/scholarships/catalogue/catalogue-counts.ts";
import type { TodayFigures } from "./today-figures.ts";

type TruthsProps = { catalogue: CatalogueCounts; today: TodayFigures };

/** The four figures of the specification, and under each what is so on this site today (picture 14). */
export function Truths({ catalogue, today }: TruthsProps) {
  const t = useTranslations("home.truths");
  const hero = useTranslations("home.hero");
  const { language } = useSite();
  const { paid, lastPaid, students, decided, selected } = today;
  const truths = [
    {
      key: "scholarships",
      claim: "5000+",
      now: t("listed", { count: formatCount(catalogue.total), open: formatCount(catalogue.open) }),
      more: t("closing", { count: catalogue.closing }),
    },
    {
      key: "distributed",
      claim: hero("crore"),
      now: lastPaid ? t("paid", { amount: formatMoney(paid) }) : t("paidNothing"),
      more: lastPaid && t("paidLast", { date: formatDate(lastPaid, language) }),
    },
    {
      key: "students",
      claim: "50K+",
      now: t("registered", { count: formatCount(students.all) }),
      more: t("joined", { count: students.lately }),
    },
    {
      key: "success",
      claim: "85%",
      now:
        decided > 0
          ? t("selected", { selected: formatCount(selected), decided: formatCount(decided) })
          : t("decidedNothing"),
      more: decided > 0 && t("percent", { percent: String(Math.round((selected * 100) / decided)) }),
    },
  ] as const;
  return (
    <section className="wrap truths__in" aria-labelledby="truths">
      <h2 id="truths" className="vh">
        {t("title")}
      </h2>
      <dl className="truths">
        {truths.map(({ key, claim, now, more }) => (
          <div className="truth" key={key}>
            <dt>{hero(`stats.${key}`)}</dt>
            <dd className="claim">{claim}</dd>
            <dd className="now">
              <b>{now}</b>
              {more && <span>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <details className="fold truths__how">
        <summary className="small">{t("how")}</summary>
        <ul className="dotlist">
          {(["scholarships", "distributed", "students", "success"] as const).map((key) => (
            <li key={key}>{t(`counted.${key}`)}</li>
          ))}
          <li>{t("counted.when", { date: formatDate(today.at, language) })}</li>
        </ul>
      </details>
    </section>
  );
}
