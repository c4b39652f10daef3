import { canonicalJson } from "./canonical-json.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a change changed, for the audit: the old and the new of the fields that differ, and nothing else. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const textOf = (value: unknown) => canonicalJson(value ?? null);
  const names = Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]));
  const pick = (fields: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
