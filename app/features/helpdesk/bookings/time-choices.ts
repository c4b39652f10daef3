import type { IstDay } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { TimeChoices } from "./booked-answer.ts";
import { dayLabel, type SlotDay } from "./slot-days.ts";

interface Offered {
  readonly days: readonly SlotDay[];
  /** Nothing is free on the wished day any more: these are the next. */
  readonly isFull: boolean;
}

interface Wished {
  readonly day: IstDay | undefined;
  readonly language: Language;
  readonly words: { readonly choose: string; readonly next: string };
}

/** What the form offers: the free times of the wished day by their hour, or the next ones by day and hour. */
export function timeChoices({ days, isFull }: Offered, { day, language, words }: Wished): TimeChoices | null {
  if (days.length === 0) return null;
  const isOneDay = days.length === 1 && !isFull && day !== undefined;
  return {
    label: isOneDay ? fillMessage(words.choose, { day: dayLabel(day, language) }) : words.next,
    choices: days.flatMap(({ day: name, times }) =>
      times.map(({ value, label }) => ({ value, label: isOneDay ? label : `${name}, ${label}` })),
    ),
  };
}
