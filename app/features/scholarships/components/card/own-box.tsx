import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatDateTime, istDate, istDaysBetween } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import type { OwnState } from "../../views/own-state.ts";
import { OwnLink } from "./own-action.tsx";

/** The box of somebody who has begun, sent or won it (picture 16): what is so, and the one thing that comes next. */
export function OwnBox({ own, daysLeft }: { own: OwnState; daysLeft: number | null }) {
  const t = useTranslations("discovery.card");
  const { title, lines, note } = useOwnWords(own);
  const { status, draft } = own;
  return (
    <>
      <div className="own-head">
        <StatusBadge status={status}>{t(`own.short.${status}`)}</StatusBadge>
        <p>
          <b className="strong">{title}</b>
          {lines.map((line) => (
            <span key={line} className="small muted">
              {line}
            </span>
          ))}
        </p>
      </div>
      {note && <p className="small">{note}</p>}
      <OwnLink
        own={own}
        kind={status === "draft" || status === "action_needed" ? "go" : "default"}
        wide
        className="only-desk w-full"
      />
      {draft && (
        <>
          <progress className="road own-road" max={draft.of} value={draft.step} aria-hidden="true" />
          <p className="small muted">
            {daysLeft !== null && `${t("daysLeft", { count: daysLeft })}. `}
            {t("own.nothingSent")}
          </p>
        </>
      )}
    </>
  );
}

function useOwnWords(own: OwnState): { title: string; lines: string[]; note: string | null } {
  const t = useTranslations("discovery.card.own");
  const language = useLocale() as Language;
  const { status, on, draft, holder, by, wanted, award, paid, reference } = own;
  const plain = t(status, { on: on ? formatDate(on, language) : "none" });
  const day = (date: string) => formatDate(date, language);
  const some = (...lines: (string | null)[]) => lines.filter((line) => line !== null);
  switch (status) {
    case "draft":
      return {
        title: draft ? t("stepNext", { step: draft.step, count: draft.of }) : plain,
        lines: draft ? [t("savedAt", { at: formatDateTime(new Date(draft.savedAt), language) })] : [],
        note: null,
      };
    case "under_review": {
      const who = holder === null ? t("withDesk") : t("withGiver", { name: holder });
      return {
        title: plain,
        lines: [reference],
        note: by ? t("answerBy", { holder: who, date: day(by) }) : `${who}.`,
      };
    }
    case "action_needed":
      return {
        title: wanted ?? plain,
        lines: by ? [t("byDays", { date: day(by), days: daysTo(by) })] : [],
        note: null,
      };
    case "paid":
      return {
        title: award && paid?.on ? t("paidOn", { sum: award, date: day(paid.on) }) : plain,
        lines: some(
          paid?.accountEnding ? t("account", { digits: paid.accountEnding }) : null,
          paid?.reference ? t("utr", { reference: paid.reference }) : null,
        ),
        note: null,
      };
    default:
      return { title: plain, lines: some(award, reference), note: null };
  }
}

/** In a few words, for a card: the step, by when, since when, how much. */
export function useOwnLine({ status, on, draft, by, award }: OwnState): string | null {
  const t = useTranslations("discovery.card.own");
  const language = useLocale() as Language;
  if (draft) return t("stepOf", { step: draft.step, count: draft.of });
  if (status === "action_needed") return by && t("by", { date: formatDate(by, language) });
  if (status === "under_review") return t(status, { on: on ? formatDate(on, language) : "none" });
  return award;
}

function daysTo(day: string): number {
  return Math.max(0, istDaysBetween(istDate(), day));
}
