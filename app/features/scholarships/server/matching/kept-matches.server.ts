import type { IstDay } from "#app/core/clock.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import { connection } from "#app/db/opening/client.server.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { type MatchedNumber, matchNumbers } from "./match-numbers.server.ts";

/** Numbers kept over all profiles, three for each match: some twelve megabytes. */
const MOST_NUMBERS = 1_500_000;

interface Kept {
  /** The one asked for last is the last. */
  readonly byKey: Map<string, readonly MatchedNumber[]>;
  numbers: number;
}

/** By the database that they come from: a process has one, tests have many. */
const databases = perProcess("kept-matches", () => new WeakMap<object, Kept>());

/**
 * What a profile does not fail, kept for as long as neither the catalogue nor the day nor the profile is another
 * (O25). The caller says which version it looks at, and looks again where that turns out to be old. Only a hash of
 * the profile is kept.
 */
export async function keptMatches(
  version: number,
  profile: Profile,
  day: IstDay,
): Promise<readonly MatchedNumber[]> {
  const kept = databases.get(connection()) ?? { byKey: new Map(), numbers: 0 };
  databases.set(connection(), kept);
  const key = `${version} ${day} ${hashToken(JSON.stringify(profile))}`;
  const known = kept.byKey.get(key);
  if (known) {
    kept.byKey.delete(key);
    kept.byKey.set(key, known);
    return known;
  }
  const rows = await matchNumbers(profile, day);
  if (!kept.byKey.has(key)) kept.numbers += 3 * rows.length;
  kept.byKey.set(key, rows);
  for (const [oldest, { length }] of kept.byKey) {
    if (kept.numbers <= MOST_NUMBERS || oldest === key) break;
    kept.byKey.delete(oldest);
    kept.numbers -= 3 * length;
  }
  return rows;
}
