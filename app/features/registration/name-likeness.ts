export type NameLikeness = "same" | "close" | "different";

/**
 * How alike two spellings of a person's name are, as a bank's clerk would judge: order, initials, dots and
 * double spaces do not matter, another word does.
 */
export function compareNames(first: string, second: string): NameLikeness {
  const a = wordsOf(first);
  const b = wordsOf(second);
  if (a.length === 0 || b.length === 0) return "same";
  if ([...a].sort().join(" ") === [...b].sort().join(" ")) return "same";
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  const left = [...more];
  for (const word of fewer) {
    const at = left.findIndex((other) => matches(word, other));
    if (at < 0) return "different";
    left.splice(at, 1);
  }
  return "close";
}

function wordsOf(name: string): string[] {
  return name
    .normalize("NFC")
    .toLocaleLowerCase("en-IN")
    .replace(/[.’'`-]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
}

/** The same word, or one is the initial of the other. */
function matches(word: string, other: string): boolean {
  if (word === other) return true;
  const [shorter, longer] = word.length <= other.length ? [word, other] : [other, word];
  return [...shorter].length === 1 && longer.startsWith(shorter);
}
