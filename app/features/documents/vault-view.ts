import type { DocumentView } from "./document-view.ts";

/** How a paper stands in the applications that rest on it, and how many these are. */
export interface PaperStanding {
  readonly state: "defect" | "checking" | "verified" | "kept";
  readonly uses: number;
}

export interface VaultView {
  /** Each with what its paper is called in the reader's language; what is wanted again stands first. */
  readonly documents: readonly (DocumentView & PaperStanding & { readonly paper: string })[];
  readonly usedBytes: number;
}
