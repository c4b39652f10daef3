import type { IstDay } from "#app/core/clock.ts";
import type { Bits } from "../../eligibility/bitset.ts";
import { addBit, emptyBits, removeBit } from "../../eligibility/bitset.ts";
import { type Standing, standingOf, standings } from "../../views/standing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { MatchedNumber } from "./match-numbers.server.ts";

export type StandingSlots = Readonly<Record<Standing, Bits>>;

/**
 * The one answer to "what fits": which records stand where for a profile. List, "only those I can get", /eligibility,
 * dashboard and home count from it; the digest, for many students at once, by its twin (count-fits-of-students).
 */
export function rankForProfile(
  index: CatalogueIndex,
  rows: readonly MatchedNumber[],
  day: IstDay,
): StandingSlots {
  const { deadlines } = index.onDay(day);
  const made = Object.fromEntries(standings.map((standing) => [standing, emptyBits(index.slots)]));
  const slots = made as Record<Standing, Bits>;
  slots.notForYou = index.live.slice();
  for (const { number, met, total } of rows) {
    const slot = index.slotOf(number);
    const deadline = slot === undefined ? undefined : deadlines[slot];
    if (slot === undefined || !deadline) continue;
    removeBit(slots.notForYou, slot);
    addBit(slots[standingOf({ met, notMet: 0, total }, deadline)], slot);
  }
  return slots;
}
