/** A scholarship of the general fund whose money has to move. */
export interface FundScholarship {
  readonly id: string;
  readonly title: string;
  readonly isClosed: boolean;
  /** Seats × amount. */
  readonly needed: string;
  /** What is not set aside yet; of a closed one, what is left. */
  readonly amount: string;
  readonly canMove: boolean;
}
