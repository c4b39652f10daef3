import type { ProgrammeStatus } from "./programme-status.ts";

export interface ProgrammeCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly owner: string | null;
  readonly isOwn: boolean;
  readonly isGeneral: boolean;
  readonly status: ProgrammeStatus;
  readonly statusLabel: string;
  /** Of its scholarship: still with the desk, public … */
  readonly publicNote: string | null;
  readonly scholarshipHref: string | null;
  readonly budgetPaise: number;
  readonly givenPaise: number;
  readonly availablePaise: number;
  readonly students: number;
  readonly endsOn: string | null;
  /** Where its owner changes, pauses, extends or closes it. */
  readonly manageHref: string | null;
  readonly canFund: boolean;
  readonly canRenew: boolean;
  /** Its time is over, and its money is awarded. */
  readonly canComplete: boolean;
}
