import { useTranslations } from "use-intl";
import { formatDate, monthName } from "#app/core/clock.ts";
import { useSite } from "#app/core/settings/site.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import type { Deadline } from "../views/deadline.ts";

export interface DeadlineWords {
  /** What stands under "Deadline". */
  readonly value: string;
  readonly note: string | null;
}

/** When it closes, as far as anybody knows: a day, what is usual, or that nothing is announced. */
export function useDeadlineWords(): (deadline: Deadline) => DeadlineWords {
  const t = useTranslations("discovery.card");
  const { language } = useSite();
  const day = (on: string) => formatDate(on, language);

  /** No round is announced: what is usual, and what is over. */
  const unannounced = ({ status, closedOn, usual, expectedBy }: Deadline): DeadlineWords => {
    const closed = closedOn && status === "Closed" ? t("closedOn", { date: day(closedOn) }) : null;
    if (usual) {
      const month = monthInWords(usual.closesMonth, language);
      const { closesDay } = usual;
      const value =
        closesDay === null ? t("usually", { month }) : t("usuallyDay", { month, day: String(closesDay) });
      const opens =
        status === "Closed" && usual.opensMonth !== null
          ? t("usuallyOpens", { month: monthInWords(usual.opensMonth, language) })
          : null;
      return { value, note: [closed, opens].filter(Boolean).join(" · ") || null };
    }
    return { value: closed ?? t("notAnnounced"), note: expectedBy && t("again", { date: day(expectedBy) }) };
  };

  return (deadline) => {
    const { status, basis, closesOn, opensOn } = deadline;
    if (closesOn) {
      const opens = status === "Closed" && opensOn ? t("opens", { date: day(opensOn) }) : null;
      return { value: day(closesOn), note: opens ?? (basis === "reported" ? t("reported") : null) };
    }
    if (basis === "paused") return { value: t("paused"), note: t("pausedNote") };
    if (basis === "ended") return { value: t("ended"), note: null };
    if (basis === "rolling") return { value: t("rolling"), note: null };
    return unannounced(deadline);
  };
}

const englishMonths = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** In full in English; other languages have no shorter way. */
export function monthInWords(month: number, language: Language): string {
  return language === defaultLanguage
    ? englishMonths.format(new Date(Date.UTC(2026, month - 1, 1)))
    : monthName(month, language);
}
