import { istDate } from "#app/core/clock.ts";
import { countBits, listBits } from "../../eligibility/bitset.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { countFits } from "./count-fits.server.ts";
import { keptMatches } from "./kept-matches.server.ts";
import { rankForProfile } from "./rank-for-profile.server.ts";

export interface Tally {
  /** How many she can apply for now: the same number as everywhere. */
  readonly fits: number;
  /** Open, nothing against it, and something is not known yet. */
  readonly may: number;
  /** Of those that fit, how many close within a month. */
  readonly closing: number;
}

const MONTH = 30;

/** The figure beside the answers: what they open, without the scholarships themselves. */
export async function tallyFits(profile: Profile): Promise<Tally> {
  const day = istDate();
  const index = await loadCatalogue();
  const slots = rankForProfile(index, await keptMatches(index.version, profile, day), day);
  const { deadlines } = index.onDay(day);
  return {
    fits: countFits(slots),
    may: countBits(slots.oneMissing) + countBits(slots.someMissing),
    closing: listBits(slots.canApply).filter((slot) => (deadlines[slot]?.daysLeft ?? MONTH) < MONTH).length,
  };
}
