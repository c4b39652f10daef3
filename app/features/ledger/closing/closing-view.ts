export interface MonthRow {
  readonly month: string;
  readonly label: string;
  readonly state: "open" | "closed";
  /** It is over, and no month before it is open. */
  readonly canClose: boolean;
  readonly canReopen: boolean;
  readonly transactions: number;
  readonly turnover: string;
  /** Lines of the bank's statements in it, and how many nobody has explained yet. */
  readonly bankLines: number;
  readonly openLines: number;
  /** "3 Nov 2026 by Kavya" */
  readonly closed: string | null;
  /** Every time it was opened again: by whom, and why. */
  readonly reopened: readonly string[];
  /** The sums that were kept when it was closed are those of the journal now. */
  readonly isSame: boolean;
  /** A second person was asked to open it. */
  readonly isAsked: boolean;
}
