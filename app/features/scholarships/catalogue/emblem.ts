import type { ProviderType } from "./catalogue-options.ts";

const SMALL = /^(?:of|for|the|and|to|in|at|by|on|with|a|an|from)$/i;
const MOST_LETTERS = 5;

/** Two to five letters for the arch of a card: a name people know by its letters, else its initials. */
export function emblemLetters(provider: string): string {
  const known = /\(([A-Z][A-Z&-]{1,4})\)/.exec(provider)?.[1] ?? /\b[A-Z]{2,5}\b/.exec(provider)?.[0];
  if (known) return known;
  const words = provider
    .replace(/\(.*?\)|,.*$/g, " ")
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "" && !SMALL.test(word));
  if (words.length === 1) return (words[0] ?? "").slice(0, 2).toUpperCase();
  return words
    .slice(0, MOST_LETTERS - 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}

const kinds: Record<ProviderType, string> = { government: "gov", state: "state", private: "give" };

/** The colour says who gives it: the Union, a state, a company or trust, or somebody who runs it here. */
export function emblemKind({
  providerType,
  runHere,
}: {
  providerType: ProviderType;
  runHere: boolean;
}): string {
  return runHere ? "here" : kinds[providerType];
}
