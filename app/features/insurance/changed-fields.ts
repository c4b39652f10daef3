type Fields = Readonly<Record<string, string | number | null>>;

/** What a change changed, for the audit: the old and the new of the fields that differ, and nothing else. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null])) as Fields;
  return { before: pick(before), after: pick(after) };
}
