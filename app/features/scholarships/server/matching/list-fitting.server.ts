import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { matchPercent, verdictOf } from "../../eligibility/eligibility.ts";
import type { FittingVerdict, FittingView } from "../../eligibility/fitting-view.ts";
import { fittingVerdicts } from "../../eligibility/fitting-view.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { deadlineSortKey } from "../../views/deadline.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { readCards } from "../lists/read-cards.server.ts";
import { cardIn } from "../words/card-in.server.ts";
import { countFits } from "./count-fits.server.ts";
import type { MatchedNumber } from "./match-numbers.server.ts";
import { matchNumbers } from "./match-numbers.server.ts";
import { rankForProfile } from "./rank-for-profile.server.ts";
import { verdictsInWords } from "./verdicts-in-words.server.ts";

/** What a profile does not fail, by verdict, open before closed, best and nearest first; of each group as many as are wished for. */
export async function listFitting(
  profile: Profile,
  shown: Readonly<Record<FittingVerdict, number>>,
  language: Language,
): Promise<FittingView> {
  const day = istDate();
  const rows = await matchNumbers(profile, day);
  const find = (index: CatalogueIndex) => {
    const groups = groupsOf(index, rows, day);
    const slots = fittingVerdicts.flatMap((verdict) => groups[verdict].slice(0, shown[verdict]));
    const fits = countFits(rankForProfile(index, rows, day));
    return { slots, groups, fits, catalogue: index.count };
  };
  const { found, judged } = await readCards(await loadCatalogue(), find, day, profile);
  const views = fittingVerdicts.flatMap((verdict) => {
    const cards = judged.filter(({ judgement }) => judgement?.verdict === verdict);
    const total = found.groups[verdict].length;
    if (total === 0) return [];
    return [
      {
        verdict,
        total,
        scholarships: cards.map(({ card }) => cardIn(card, language)),
        verdicts: verdictsInWords(cards, language),
      },
    ];
  });
  return { groups: views, fits: found.fits, total: found.catalogue };
}

/** The slots of each verdict, in the order in which they are shown. */
function groupsOf(
  index: CatalogueIndex,
  rows: readonly MatchedNumber[],
  day: IstDay,
): Record<FittingVerdict, number[]> {
  const { deadlines } = index.onDay(day);
  const ranked = rows.flatMap(({ number, met, total }) => {
    const slot = index.slotOf(number);
    const deadline = slot === undefined ? undefined : deadlines[slot];
    if (slot === undefined || !deadline) return [];
    const isOpen = deadline.status === "Open";
    const { notes } = index.entry(slot);
    const verdict = verdictOf({ met, notMet: 0, total }, isOpen, notes > 0);
    const percent = matchPercent(met, total + notes);
    return [
      {
        slot,
        number,
        verdict,
        percent,
        last: Number(deadline.status === "Closed"),
        closes: deadlineSortKey(deadline),
      },
    ];
  });
  // What cannot be applied for any more comes after what can, however well it fits.
  ranked.sort(
    (a, b) => a.last - b.last || b.percent - a.percent || a.closes - b.closes || a.number - b.number,
  );
  const slotsOf = (wanted: FittingVerdict) =>
    ranked.filter(({ verdict }) => verdict === wanted).map(({ slot }) => slot);
  return {
    eligible: slotsOf("eligible"),
    mayFit: slotsOf("mayFit"),
    oneMissing: slotsOf("oneMissing"),
    manyMissing: slotsOf("manyMissing"),
    wouldBe: slotsOf("wouldBe"),
  };
}
