import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import type { ApplicationLine } from "../views/application-view.ts";

/** A status never stands without what comes next and by when. */
export function useLineNote() {
  const t = useTranslations("student.lines");
  const language = useLocale() as Language;
  const award = useTranslations("award.short");
  return ({ status, dueAt, savedAt, paidAt, award: given }: ApplicationLine): string => {
    if (status === "approved" && given) {
      const lastDay = given.acceptBy ? formatDate(given.acceptBy, language) : "";
      return award(given.place, { lastDay });
    }
    const moment = status === "draft" ? savedAt : status === "paid" ? paidAt : dueAt;
    return t(status, { date: moment ? formatDate(new Date(moment), language) : "" });
  };
}

export function ApplicationLines({ lines }: { lines: readonly ApplicationLine[] }) {
  const t = useTranslations("student");
  const statuses = useTranslations("tracking.statuses");
  const language = useLocale() as Language;
  const note = useLineNote();
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.number}>
          <Anchor
            className="lines__t plain"
            href={`/applications/${line.number}`}
            lang={line.scholarshipLanguage}
          >
            {line.scholarship ?? t("assisted")}
          </Anchor>
          <span className="lines__m muted small">
            {[
              line.provider,
              line.appliedAt
                ? t("applied", { date: formatDate(new Date(line.appliedAt), language) })
                : t("notSent"),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
          <span className="lines__a strong num">{line.amountShort}</span>
          <span className="lines__s">
            <StatusBadge status={line.status}>{statuses(line.status)}</StatusBadge>
            <small className="muted">{note(line)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
