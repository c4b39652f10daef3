import { stateNames } from "#app/core/words/state-names.ts";

export type StateSlug = keyof typeof stateNames;

export const stateSlugs = Object.keys(stateNames) as [StateSlug, ...StateSlug[]];

/** The dropdown of /scholarships has nineteen states and "all"; the others follow behind them. */
export const filterStates = stateSlugs.slice(0, 19);

const bits = new Map<string, number>(stateSlugs.map((slug, index) => [slug, index]));

export function isStateSlug(value: unknown): value is StateSlug {
  return typeof value === "string" && bits.has(value);
}

export function stateBit(slug: StateSlug): number {
  return bits.get(slug) ?? 0;
}
