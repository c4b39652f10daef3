import type { LevelRange } from "../catalogue/levels.ts";
import { rungOf } from "../catalogue/levels.ts";
import type { Bits } from "../eligibility/bitset.ts";
import { emptyBits, subtract, unite } from "../eligibility/bitset.ts";
import { grade } from "./search-grades.ts";
import { exclusiveGroups } from "./search-keys.ts";

/** What the search asks of the catalogue around it. */
export interface SearchedCatalogue {
  readonly live: Bits;
  readonly slots: number;
  /** The records with a key of `searchKeysOf`. */
  readonly keyed: (key: string) => Bits;
}

/** One way of answering, and who does. */
export type Answer = readonly [grade: number, records: Bits];

function union(keys: readonly string[], { keyed, slots }: SearchedCatalogue): Bits {
  const result = emptyBits(slots);
  for (const key of keys) unite(result, keyed(key));
  return result;
}

/** For whom the criteria name it, for whom they leave it open; gives those that are for others. */
export function addCriteria(
  answers: Answer[],
  keys: readonly string[],
  catalogue: SearchedCatalogue,
): Bits | null {
  const named = union(keys, catalogue);
  answers.push([grade.criteria, named]);
  const group = exclusiveGroups.find((name) => keys.every((key) => key.startsWith(`${name}.`)));
  if (!group) return null;
  const open = catalogue.keyed(`any.${group}`);
  answers.push([grade.open, open]);
  return without(catalogue.live, named, open);
}

export function addLevels(
  answers: Answer[],
  level: LevelRange,
  passed: LevelRange | null,
  catalogue: SearchedCatalogue,
): Bits {
  const wanted = passed ?? level;
  const narrow = union(rungKeys("narrow", wanted), catalogue);
  const named = union([...rungKeys("level", wanted), ...rungKeys("level", level)], catalogue);
  const open = catalogue.keyed("any.level");
  answers.push([grade.open, open], [grade.wideLevel, named], [grade.criteria, narrow]);
  return without(catalogue.live, named, open);
}

function rungKeys(name: string, { from, to }: LevelRange): string[] {
  const keys: string[] = [];
  for (let rung = rungOf(from); rung <= rungOf(to); rung += 1) keys.push(`${name}.${rung}`);
  return keys;
}

function without(bits: Bits, ...others: readonly Bits[]): Bits {
  const rest = bits.slice();
  for (const other of others) subtract(rest, other);
  return rest;
}
