import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import type { Verdict } from "../../eligibility/eligibility.ts";
import { verdictOf } from "../../eligibility/eligibility.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { deadlineSortKey } from "../../views/deadline.ts";
import { standingOf, standings } from "../../views/standing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import type { JudgedCard } from "../lists/read-cards.server.ts";
import { readCards } from "../lists/read-cards.server.ts";
import { countFits } from "./count-fits.server.ts";
import { keptMatches } from "./kept-matches.server.ts";
import type { MatchedNumber } from "./match-numbers.server.ts";
import { rankForProfile } from "./rank-for-profile.server.ts";

export interface StudentMatches {
  /** Best first, each with its reasons. */
  readonly matches: readonly JudgedCard[];
  /** How many fit, as everywhere. */
  readonly fits: number;
  /** How many of the whole catalogue come out as what; the rest is "notNow". */
  readonly counts: Readonly<Record<Exclude<Verdict, "notNow">, number>>;
}

export interface MatchOptions {
  readonly day?: IstDay;
  readonly limit?: number;
  /** Leave out what is known to be closed. */
  readonly openOnly?: boolean;
  /** Leave these out: what she has applied for is not recommended again (L2). */
  readonly without?: readonly number[];
}

/**
 * What a profile can get: the rules run as SQL over the whole catalogue, and judge() gives the reasons for
 * the best of it, in the order of `standings`.
 */
export async function matchScholarshipsForStudent(
  profile: Profile,
  { day = istDate(), limit = 20, openOnly = false, without = [] }: MatchOptions = {},
): Promise<StudentMatches> {
  const none = { eligible: 0, mayFit: 0, oneMissing: 0, manyMissing: 0, wouldBe: 0 };
  let counts = none;
  let fits = 0;
  const find = async (index: CatalogueIndex) => {
    const rows = await keptMatches(index.version, profile, day);
    const ranked = rank(index, rows, day, openOnly);
    counts = { ...none };
    fits = countFits(rankForProfile(index, rows, day));
    for (const { verdict } of ranked) if (verdict !== "notNow") counts[verdict] += 1;
    const shown = ranked.filter(({ number }) => !without.includes(number));
    return { slots: shown.slice(0, limit).map(({ slot }) => slot) };
  };
  const { judged } = await readCards(await loadCatalogue(), find, day, profile);
  return { matches: judged, counts, fits };
}

interface Ranked {
  readonly slot: number;
  readonly number: number;
  readonly verdict: Verdict;
  /** Standing, then deadline, in one number: thousands are sorted for one student. */
  readonly place: number;
}

const STANDING_STEP = 100_000_000_000;

function rank(
  index: CatalogueIndex,
  rows: readonly MatchedNumber[],
  day: IstDay,
  openOnly: boolean,
): Ranked[] {
  const { deadlines } = index.onDay(day);
  const ranked = rows.flatMap(({ number, met, total }): Ranked[] => {
    const slot = index.slotOf(number);
    const deadline = slot === undefined ? undefined : deadlines[slot];
    if (slot === undefined || !deadline) return [];
    if (openOnly && deadline.status === "Closed") return [];
    const count = { met, notMet: 0, total };
    const verdict = verdictOf(count, deadline.status === "Open", index.entry(slot).notes > 0);
    const standing = standings.indexOf(standingOf(count, deadline));
    return [{ slot, number, verdict, place: standing * STANDING_STEP + deadlineSortKey(deadline) }];
  });
  return ranked.sort((a, b) => a.place - b.place || a.number - b.number);
}
