/** One thing a giver's people have to do, besides what a colleague asks them to approve. */
export interface GiverTask {
  readonly id: string;
  readonly title: string;
  /** "Pledge to pay", "Certificate" */
  readonly kind: string;
  readonly href: string;
  /** "3 days of 30 days", "by 30 Nov 2026" */
  readonly clock: string;
  readonly isLate: boolean;
  /** Who of the team does it, where the reader does not; null: the reader. */
  readonly who: string | null;
}
