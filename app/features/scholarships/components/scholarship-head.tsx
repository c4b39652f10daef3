import { useTranslations } from "use-intl";
import { defaultLanguage } from "#app/core/i18n.ts";
import { formatCount } from "#app/core/money.ts";
import { KindBadge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { ShownScholarship } from "../shown-scholarship.ts";
import { DeadlineBadges } from "./deadline-badges.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";
import { useSelectedWords } from "./use-selected-words.ts";

type ScholarshipHeadProps = { scholarship: ShownScholarship; kind: string; category: string };

export function ScholarshipHead({ scholarship, kind, category }: ScholarshipHeadProps) {
  const t = useTranslations("discovery.page");
  const { title, titleLanguage, originalTitle, provider, deadline } = scholarship;
  return (
    <PageHead
      crumbs={
        <Breadcrumb
          crumbs={[
            { label: t("home"), href: "/" },
            { label: t("scholarships"), href: "/scholarships" },
            { label: title, lang: titleLanguage },
          ]}
        />
      }
      badges={
        <>
          <DeadlineBadges deadline={deadline} />
          <KindBadge>{kind}</KindBadge>
          <KindBadge>{category}</KindBadge>
        </>
      }
      title={<span lang={titleLanguage}>{title}</span>}
      lead={<span lang="en">{provider}</span>}
    >
      {originalTitle && (
        <p className="small muted">
          {t("originalName")} <span lang={defaultLanguage}>{originalTitle}</span>
        </p>
      )}
    </PageHead>
  );
}

/** Amount, deadline and chances: where the eye lands first. */
export function KeyFacts({ scholarship }: { scholarship: ShownScholarship }) {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  const selectedWords = useSelectedWords();
  const { amount, amountLanguage, originalAmount } = scholarship;
  const { deadline, seatsPerYear, isSample, selected, applicants } = scholarship;
  const { value, note } = deadlineWords(deadline);
  const { daysLeft } = deadline;
  const hasCounts = selected !== null || applicants !== null;
  return (
    <dl className="held">
      <div>
        <dt>{card("amount")}</dt>
        <dd>
          <b lang={amountLanguage} className="strong">
            {amount}
          </b>
          {originalAmount && <span lang={defaultLanguage}>{originalAmount}</span>}
          {seatsPerYear !== null && <span>{t("seats", { seats: formatCount(seatsPerYear) })}</span>}
        </dd>
      </div>
      <div>
        <dt>{card("deadline")}</dt>
        <dd>
          {value}
          {daysLeft !== null && <span>{card("daysLeft", { count: daysLeft })}</span>}
          {note && <span>{note}</span>}
        </dd>
      </div>
      <div>
        <dt>{card("selected")}</dt>
        <dd className="num">
          {selectedWords({ selected, applicants })}
          {hasCounts && <span>{isSample ? t("sampleYear") : t("lastRound")}</span>}
        </dd>
      </div>
    </dl>
  );
}
