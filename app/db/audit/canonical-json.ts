/**
 * One text for one value: keys in order, no blanks. Strings are made well-formed first, because jsonb refuses
 * what is not Unicode text, and the text must be the same after a round trip through the database.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(plainJson(value));
}

/** The value as jsonb gives it back, with its keys in order. */
export function plainJson(value: unknown): unknown {
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "string") return value.toWellFormed().replaceAll("\u0000", "");
  if (typeof value === "bigint") return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => plainJson(item === undefined ? null : item));
  if (typeof value === "object") {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return Object.fromEntries(
      entries
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, entry]) => [key.toWellFormed(), plainJson(entry)]),
    );
  }
  throw new TypeError(`A ${typeof value} cannot be written as JSON`);
}
