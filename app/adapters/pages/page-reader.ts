/** What became of a page that was asked for. */
export type ReadPage =
  /** It is there: its text, cut where it is very long. */
  | { readonly kind: "read"; readonly status: number; readonly body: string; readonly isHtml: boolean }
  /** Whoever keeps it says that it is not there. */
  | { readonly kind: "gone"; readonly status: number | null }
  /** Nobody answered, or not in time; or an address we do not ask. */
  | { readonly kind: "away"; readonly why: string };

/** Reads a public page of somebody else, for the check of links. */
export interface PageReader {
  read(address: string): Promise<ReadPage>;
}
