export interface BookLine {
  readonly kind: string;
  readonly label: string;
  readonly debit: string;
  readonly credit: string;
  /** "₹5,24,000 Cr" */
  readonly balance: string;
}

export interface BooksView {
  readonly lines: readonly BookLine[];
  readonly debit: string;
  readonly credit: string;
  readonly isEven: boolean;
  readonly fees: string;
  readonly tax: string;
  /** What gateways kept, and the operator has not paid in yet. */
  readonly owed: string;
  readonly owedPaise: number;
  /** Of the nightly check. */
  readonly checked: {
    readonly isSound: boolean;
    readonly at: string;
    readonly transactions: number;
  } | null;
}
