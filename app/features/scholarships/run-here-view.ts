/** What the page of a scholarship that is run here says by itself, in the reader's language. */
export interface RunHereView {
  /** Before what its owner wrote. */
  readonly benefits: readonly string[];
  readonly whoPays: { readonly title: string; readonly text: string } | null;
  readonly after: {
    readonly title: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
}
