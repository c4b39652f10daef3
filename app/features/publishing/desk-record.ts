import type { OwnerKind } from "#app/core/portals/roles.ts";
import type { Cycle } from "#app/features/scholarships/views/deadline.ts";
import type { OwnScholarship } from "./own-scholarship.ts";

/** Any scholarship as the desk edits it: with what only the catalogue has. */
export interface DeskRecord extends OwnScholarship {
  readonly ownerKind: OwnerKind;
  readonly provider: string;
  readonly providerType: string;
  readonly website: string | null;
  readonly amountMinPaise: number | null;
  readonly amountMaxPaise: number | null;
  readonly seatsPerYear: number | null;
  readonly season: unknown;
  readonly deadlineNote: string | null;
  readonly differs: string | null;
  readonly eligibility: readonly string[];
  readonly cycles: readonly Cycle[];
  /** Applications are taken on this site: only then it has money, questions and a rubric of its own. */
  readonly runHere: boolean;
}
