import { formatDate, formatTime, type IstDay, istDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";

export interface SlotDay {
  /** "Mon, 16 Nov 2026" */
  readonly day: string;
  readonly times: readonly { readonly value: string; readonly label: string }[];
}

const weekdays: Record<Language, readonly string[]> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  te: "ఆదివారం సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం".split(" "),
  hi: "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार".split(" "),
};

/**
 * Free times by day, in order; a time that several counsellors have free stands once. Full hours are choice
 * enough where there are any.
 */
export function slotDays(starts: readonly Date[], mostDays: number, language: Language = "en"): SlotDay[] {
  const moments = [...new Set(starts.map((start) => start.getTime()))].sort((a, b) => a - b);
  const days = new Map<IstDay, Date[]>();
  for (const moment of moments) {
    const start = new Date(moment);
    const day = istDate(start);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days].slice(0, mostDays).map(([day, times]) => ({
    day: dayLabel(day, language),
    times: onTheHour(times).map((start) => ({
      value: start.toISOString(),
      label: formatTime(start, language),
    })),
  }));
}

/** "Mon, 16 Nov 2026" */
export function dayLabel(day: IstDay, language: Language = "en"): string {
  return `${weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDate(day, language)}`;
}

function onTheHour(times: readonly Date[]): readonly Date[] {
  const full = times.filter((start) => start.getTime() % 3_600_000 === 1_800_000);
  return full.length > 0 ? full : times;
}
