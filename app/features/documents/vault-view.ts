import type { DocumentView } from "./document-view.ts";

export interface VaultView {
  /** Each with what its paper is called in the reader's language. */
  readonly documents: readonly (DocumentView & { readonly paper: string })[];
  readonly usedBytes: number;
}
