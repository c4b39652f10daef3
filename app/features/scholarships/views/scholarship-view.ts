import type { OwnerKind } from "#app/core/portals/roles.ts";
import type { OwnersWords } from "#app/core/words/owners-words.ts";
import type { AmountPeriod, Category, ProviderType } from "../catalogue/catalogue-options.ts";
import type { LevelRange } from "../catalogue/levels.ts";
import type { StateSlug } from "../catalogue/states.ts";
import type { Criteria } from "../eligibility/criteria.ts";
import type { Verdict } from "../eligibility/eligibility.ts";
import type { Facets } from "../lists/scholarship-list.ts";
import type { Cycle, Deadline, OpenStatus, Season } from "./deadline.ts";

/** How a scholarship fits the one who asks. */
export interface Match {
  readonly verdict: Verdict;
  readonly percent: number;
}

/** What a card is made of, in the words of its provider. */
export interface ScholarshipCard {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly provider: string;
  readonly providerType: ProviderType;
  readonly category: Category;
  /** As text: "₹12,000 per year". */
  readonly amount: string;
  readonly amountMinInr: number | null;
  readonly amountMaxInr: number | null;
  readonly amountPeriod: AmountPeriod;
  /** "class-9-12", "ug", "all" … */
  readonly level: string;
  readonly levels: LevelRange | null;
  /** A state's slug, "all", or "several" (then `states` names them). */
  readonly state: string;
  readonly states: readonly StateSlug[];
  readonly status: OpenStatus;
  readonly deadline: Deadline;
  readonly description: string;
  readonly eligibility: readonly string[];
  readonly criteria: Criteria;
  readonly benefits: readonly string[];
  /** By its owner, in other languages; only for the server. */
  readonly words?: OwnersWords | null;
  readonly website: string | null;
  readonly applicants: number | null;
  readonly selected: number | null;
  /** Its counts of applicants and selected are sample figures. */
  readonly isSample: boolean;
  /** "Apply with us": applications are taken on this site. */
  readonly runHere: boolean;
  /** Only where somebody's profile was asked about. */
  readonly match: Match | null;
}

/** What the page of one scholarship shows. */
export interface ScholarshipDetail extends ScholarshipCard {
  /** The row's own id, for saving, applying and links between rooms. */
  readonly uuid: string;
  readonly applicationProcess: string;
  readonly documents: readonly string[];
  readonly seatsPerYear: number | null;
  readonly deadlineNote: string | null;
  readonly season: Season;
  readonly cycles: readonly Cycle[];
  readonly ownerKind: OwnerKind;
  readonly ownerId: string | null;
  /** Where the facts come from, and when they were last checked. */
  readonly provenance: {
    readonly confidence: "high" | "medium" | "low";
    readonly sources: readonly string[];
    readonly checkedOn: string | null;
    /** What the sources do not agree about, in English. */
    readonly differs: string | null;
  };
}

export interface ScholarshipPage {
  readonly scholarships: readonly ScholarshipCard[];
  readonly total: number;
  /** How many of the whole catalogue fit the profile that was given; null without one. */
  readonly fits: number | null;
  readonly facets: Facets;
  /** How many there are of each of `standings`, for somebody we know and in her order. */
  readonly rankCounts: readonly number[] | null;
  /** Cursors for `query.toUrl({ cursor })`; null where there is no such page. */
  readonly next: string | null;
  readonly previous: string | null;
}
