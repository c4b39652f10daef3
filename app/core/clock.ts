import type { Language, Translated } from "./words/i18n.ts";

// Every business date of this product is Indian Standard Time. India has no daylight saving, so a fixed
// offset is exact, and far lighter in the browser than a time-zone library.
const IST_OFFSET_MS = 330 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A calendar day in India, "YYYY-MM-DD". */
export type IstDay = string;

let read: () => Date = () => new Date();
let aheadMs = 0;

export function now(): Date {
  return aheadMs === 0 ? read() : new Date(read().getTime() - aheadMs);
}

/** This machine's clock is so far ahead of the database's, which counts for closings and outages (O13a). */
export function correctClock(ms: number): void {
  aheadMs = ms;
}

/** For the operator: how far this machine's own clock is ahead; below zero it is behind. */
export function clockSkewMs(): number {
  return aheadMs;
}

/** Stand at another moment: a fixed date, or a function that moves. For tests and the demo world. */
export function setClock(moment: Date | (() => Date)): void {
  read = typeof moment === "function" ? moment : () => new Date(moment);
}

export function useRealClock(): void {
  read = () => new Date();
}

export function isIstDay(text: string): text is IstDay {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  // Every month has 28 days: most days need no calendar to be judged, and a list formats forty of them.
  const [, , month = "", day = ""] = parts;
  if (month >= "01" && month <= "12" && day >= "01" && day <= "28") return true;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

export function istDate(date: Date = now()): IstDay {
  return shifted(date).toISOString().slice(0, 10);
}

export function startOfIstDay(day: IstDay | Date): Date {
  const text = typeof day === "string" ? checkedDay(day) : istDate(day);
  return new Date(Date.parse(`${text}T00:00:00.000Z`) - IST_OFFSET_MS);
}

/** The last millisecond of the day: a deadline day is open until then. */
export function endOfIstDay(day: IstDay | Date): Date {
  return new Date(startOfIstDay(day).getTime() + DAY_MS - 1);
}

export function addIstDays(day: IstDay | Date, days: number): IstDay {
  return istDate(new Date(startOfIstDay(day).getTime() + days * DAY_MS));
}

/** Whole days from one Indian day to another; negative when `to` lies before. */
export function istDaysBetween(from: IstDay | Date, to: IstDay | Date): number {
  return Math.round((startOfIstDay(to).getTime() - startOfIstDay(from).getTime()) / DAY_MS);
}

export function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR_MS);
}

/** A deadline day is past only after its last moment in India. */
export function isPast(deadline: IstDay | Date, at: Date = now()): boolean {
  const end = typeof deadline === "string" ? endOfIstDay(deadline) : deadline;
  return at.getTime() > end.getTime();
}

/** 2026 for 1 April 2026 to 31 March 2027. */
export function financialYear(date: Date | IstDay = now()): number {
  const day = typeof date === "string" ? checkedDay(date) : istDate(date);
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 4 ? year : year - 1;
}

export function financialYearLabel(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** Whole years lived on a day, for age rules. */
export function ageOn(birthDay: IstDay, day: IstDay | Date = now()): number {
  const on = typeof day === "string" ? checkedDay(day) : istDate(day);
  const born = checkedDay(birthDay);
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

// The hours the site promises: Monday to Friday 9–18, Saturday 10–16, Sunday closed.
const OFFICE_HOURS: readonly (readonly [open: number, close: number] | null)[] = [
  null,
  [9, 18],
  [9, 18],
  [9, 18],
  [9, 18],
  [9, 18],
  [10, 16],
];

export function officeHoursOf(day: IstDay | Date): { opens: Date; closes: Date } | null {
  const start = startOfIstDay(day);
  const hours = OFFICE_HOURS[shifted(start).getUTCDay()];
  return hours ? { opens: addHours(start, hours[0]), closes: addHours(start, hours[1]) } : null;
}

/** When a promise of so many office hours falls due. */
export function addOfficeHours(date: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let day = istDate(date);
  let from = date.getTime();
  for (;;) {
    const office = officeHoursOf(day);
    if (office) {
      const begin = Math.max(from, office.opens.getTime());
      const room = office.closes.getTime() - begin;
      if (room > 0 && left <= room) return new Date(begin + left);
      left -= Math.max(room, 0);
    }
    day = addIstDays(day, 1);
    from = startOfIstDay(day).getTime();
  }
}

// Own month names, because Intl writes "Sep" or "Sept" (and a plain or narrow space before "pm")
// depending on the ICU version, which makes the browser's text differ from the server's.
const MONTHS: Record<Language, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  te: "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్".split(" "),
  hi: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
};

/** "15 Nov 2026" */
export function formatDate(date: Date | IstDay, language: Language = "en"): string {
  const day = typeof date === "string" ? checkedDay(date) : istDate(date);
  return `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`;
}

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: "Sun Mon Tue Wed Thu Fri Sat".split(" "),
  te: "ఆది, సోమ, మంగళ, బుధ, గురు, శుక్ర, శని,".split(" "),
  hi: "रवि, सोम, मंगल, बुध, गुरु, शुक्र, शनि,".split(" "),
};

/** "Wed 18 Nov 2026", "బుధ, 18 నవంబర్ 2026": a day that somebody waits for (L25). */
export function formatWeekday(date: Date | IstDay, language: Language = "en"): string {
  const day = typeof date === "string" ? checkedDay(date) : istDate(date);
  const name = WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return `${name} ${formatDate(day, language)}`;
}

export function monthName(month: number, language: Language = "en"): string {
  return MONTHS[language][month - 1] ?? "";
}

// The parts of a day as people say them, each from its first hour: "రాత్రి 11:17", "रात 11:17".
const PARTS_OF_DAY: Record<Translated, readonly (readonly [from: number, words: string])[]> = {
  te: [
    [0, "రాత్రి"],
    [4, "తెల్లవారుజామున"],
    [6, "ఉదయం"],
    [12, "మధ్యాహ్నం"],
    [16, "సాయంత్రం"],
    [19, "రాత్రి"],
  ],
  hi: [
    [0, "रात"],
    [4, "सुबह"],
    [12, "दोपहर"],
    [16, "शाम"],
    [19, "रात"],
  ],
};

/** "5:30 pm", "సాయంత్రం 5:30", "शाम 5:30" */
export function formatTime(date: Date, language: Language = "en"): string {
  const moment = shifted(date);
  const hour = moment.getUTCHours();
  const time = `${hour % 12 || 12}:${String(moment.getUTCMinutes()).padStart(2, "0")}`;
  const parts = (PARTS_OF_DAY as Partial<typeof PARTS_OF_DAY>)[language as Translated];
  if (!parts) return `${time} ${hour < 12 ? "am" : "pm"}`;
  return `${parts.findLast(([from]) => from <= hour)?.[1]} ${time}`;
}

/** "15 Nov 2026, 5:30 pm", "15 నవంబర్ 2026, సాయంత్రం 5:30" */
export function formatDateTime(date: Date, language: Language = "en"): string {
  return `${formatDate(date, language)}, ${formatTime(date, language)}`;
}

/**
 * "3 days ago", "tomorrow", "in 2 hours". Its answer changes with the minute: compute it in a loader and
 * hand over the text, so that the browser does not disagree with the server.
 */
export function formatRelative(date: Date, language: Language = "en", at: Date = now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const ms = date.getTime() - at.getTime();
  const size = Math.abs(ms);
  if (size < 60_000) return words.format(0, "second");
  if (size < HOUR_MS) return words.format(Math.trunc(ms / 60_000), "minute");
  const days = istDaysBetween(at, date);
  if (days === 0 || size < 6 * HOUR_MS) return words.format(Math.trunc(ms / HOUR_MS), "hour");
  if (Math.abs(days) < 30) return words.format(days, "day");
  if (Math.abs(days) < 365) return words.format(Math.trunc(days / 30), "month");
  return words.format(Math.trunc(days / 365), "year");
}

function shifted(date: Date): Date {
  return new Date(date.getTime() + IST_OFFSET_MS);
}

function checkedDay(day: IstDay): IstDay {
  if (!isIstDay(day)) throw new RangeError(`"${day}" is not a calendar day (YYYY-MM-DD)`);
  return day;
}
