/** A card's number, BSC-2026-000123: the year it was printed, and six digits. */
const CARD_NUMBER = /^BSC-20\d{2}-\d{6}$/;

export function isCardNumber(text: string): boolean {
  return CARD_NUMBER.test(text);
}

/** As people type it: lower case, blanks or nothing between the parts. */
export function tidyCardNumber(text: string): string {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const parts = /^BSC(\d{4})(\d{6})$/.exec(compact);
  return parts ? `BSC-${parts[1]}-${parts[2]}` : text.trim().toUpperCase();
}

/**
 * What numbers of the shape PREFIX-YEAR-SERIAL a search may mean, as ranges from the first to the last: a
 * number begun (BSC-2026-1), or its last digits alone, of any year. Strings of one shape sort by their digits
 * under every collation, so a plain index serves it.
 */
export function numberRanges(prefix: string, search: string, thisYear: number): [from: string, to: string][] {
  const compact = search.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const begun = new RegExp(`^${prefix}(\\d{4})(\\d{0,6})$`).exec(compact);
  if (begun) {
    const [, year = "", serial = ""] = begun;
    return [[`${prefix}-${year}-${serial.padEnd(6, "0")}`, `${prefix}-${year}-${serial.padEnd(6, "9")}`]];
  }
  if (!/^\d{1,6}$/.test(compact)) return [];
  const serial = compact.padStart(6, "0");
  return Array.from({ length: thisYear - 2019 + 1 }, (_, index) => {
    const number = `${prefix}-${2019 + index}-${serial}`;
    return [number, number];
  });
}
