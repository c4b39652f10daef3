const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const money = /^(-?)₹((?:\d{1,3}(?:,\d{2,3})*|\d+)(?:\.\d{1,2})?)$/;
const day = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})(?:, (\d{1,2}):(\d{2}) (am|pm))?$/;
const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** 2026-11-16T09:30:00+05:30: ISO, and the clock that the reader's wall shows. */
export function istMoment(value: Date): string {
  return `${new Date(value.getTime() + 19_800_000).toISOString().slice(0, 19)}+05:30`;
}

/**
 * D13: one form in every file, whatever a column hands over. A cell that is nothing but an amount as pages write it
 * becomes a number, one that is nothing but a day or a moment becomes ISO in India's time. Any other text stays.
 */
export function oneForm(text: string): string | number {
  const amount = money.exec(text);
  if (amount) return Number(`${amount[1]}${amount[2]?.replaceAll(",", "")}`);
  if (utc.test(text)) return istMoment(new Date(text));
  const [, date = "", name = "", year = "", hour, minute, half] = day.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return text;
  const iso = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  if (!hour) return iso;
  const hours = (Number(hour) % 12) + (half === "pm" ? 12 : 0);
  return `${iso}T${String(hours).padStart(2, "0")}:${minute}:00+05:30`;
}
