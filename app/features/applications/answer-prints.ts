/**
 * A short print (FNV-1a) of each answer as a page showed it. Without script a form sends everything it holds;
 * what still has its print was not touched, and must not overrule what another device has typed meanwhile.
 */
export function printOf(value: string): string {
  let hash = 0x811c9dc5;
  for (const character of value) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

export function writePrints(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}.${printOf(value)}`)
    .join("~");
}

export function readPrints(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .slice(0, 4000)
      .split("~")
      .map((pair) => [pair.slice(0, pair.lastIndexOf(".")), pair.slice(pair.lastIndexOf(".") + 1)] as const),
  );
}
