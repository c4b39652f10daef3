import type { Category, ProviderType } from "../../catalogue/catalogue-options.ts";
import { highestRung, levelFilters, lowestRung, rungOf } from "../../catalogue/levels.ts";
import { stateSlugs } from "../../catalogue/states.ts";

interface Found {
  readonly category: Category;
  readonly providerType: ProviderType;
  readonly levelFrom: number | null;
  readonly levelTo: number | null;
  readonly states: bigint | null;
  readonly runHere: boolean;
}

/** Of a scholarship that takes students of every state. */
export const EVERYWHERE = "everywhere";

/** Under which options of the list's filters a scholarship is found: a new filter has its key here. */
export function facetKeysOf(entry: Found): string[] {
  const from = entry.levelFrom ?? lowestRung;
  const to = entry.levelTo ?? highestRung;
  const keys = [`category:${entry.category}`, `providerType:${entry.providerType}`];
  for (const option of levelFilters) {
    if (from <= rungOf(option.to) && to >= rungOf(option.from)) keys.push(`level:${option.id}`);
  }
  if (entry.states === null) keys.push(EVERYWHERE);
  else {
    const { states } = entry;
    stateSlugs.forEach((slug, bit) => {
      if (((states >> BigInt(bit)) & 1n) === 1n) keys.push(`state:${slug}`);
    });
  }
  if (entry.runHere) keys.push("runHere");
  return keys;
}
