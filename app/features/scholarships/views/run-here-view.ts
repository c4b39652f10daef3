/** A fact in one line, and what stands small below it. */
export interface FactInWords {
  readonly value: string;
  readonly note: string | null;
}

/** What the page of a scholarship that is run here says by itself, in the reader's language. */
export interface RunHereView {
  /** Before what its owner wrote. */
  readonly benefits: readonly string[];
  readonly awards: FactInWords | null;
  /** Is the money there? */
  readonly money: FactInWords;
  readonly whoPays: { readonly title: string; readonly text: string } | null;
  readonly after: {
    readonly title: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
}
