/** An entry of the books on a bank account that no line of the bank explains yet. */
export interface OpenEntry {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string | null;
  readonly reference: string | null;
  /** What the gateway calls it, where that is another. */
  readonly gatewayReference?: string | null;
  readonly amountPaise: number;
}

export interface OpenLine {
  readonly id: string;
  readonly words: string;
  readonly reference: string | null;
  readonly amountPaise: number;
}

export interface Pair {
  readonly lineId: string;
  readonly entryIds: readonly string[];
}

const shortest = 8;
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * Lines whose bank reference stands in the books and whose amount agrees to the paisa: that one entry, or all of that
 * reference, with what the gateway kept of it. Nothing is guessed by amount or day alone: that is a person's to say.
 */
export function findPairs(lines: readonly OpenLine[], entries: readonly OpenEntry[]): Pair[] {
  const byReference = groupBy(
    entries.flatMap((entry) =>
      [entry.reference, entry.gatewayReference].map((name) => ({ name: plain(name ?? ""), entry })),
    ),
    ({ name }) => name,
  );
  byReference.delete("");
  const bySubject = groupBy(
    entries.filter(({ kind }) => kind === "gateway_fee"),
    ({ subjectId }) => subjectId ?? "",
  );
  const used = new Set<string>();
  const pairs: Pair[] = [];
  for (const line of lines) {
    const named = namesIn(line).flatMap((name) => byReference.get(name)?.map(({ entry }) => entry) ?? []);
    const own = [...new Set(named)].filter(({ id }) => !used.has(id));
    if (own.length === 0) continue;
    const fees = [...new Set(own.map(({ subjectId }) => subjectId ?? ""))]
      .flatMap((subject) => (subject ? (bySubject.get(subject) ?? []) : []))
      .filter(({ id }) => !used.has(id));
    const fits = [own, [...own, ...fees], ...own.map((one) => [one])].find(
      (set) => set.reduce((sum, { amountPaise }) => sum + amountPaise, 0) === line.amountPaise,
    );
    if (!fits) continue;
    for (const { id } of fits) used.add(id);
    pairs.push({ lineId: line.id, entryIds: fits.map(({ id }) => id) });
  }
  return pairs;
}

/** What may be a reference in a line: its own column, and every longer word of its description. */
function namesIn({ words, reference }: OpenLine): string[] {
  const parts = [reference ?? "", ...words.split(/[^A-Za-z0-9_-]+/), ...words.split(/[^A-Za-z0-9]+/)];
  return [...new Set(parts.map(plain))].filter((name) => name.length >= shortest);
}

function groupBy<T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}
