import type { DocumentView } from "./document-view.ts";
import type { PaperGroup } from "./paper-family.ts";
import type { PaperEnd } from "./paper-validity.ts";
import type { VaultKind } from "./vault-kinds.ts";

/** How a paper stands in the applications that rest on it, and how many these are. */
export interface PaperStanding {
  readonly state: "defect" | "checking" | "verified" | "kept";
  readonly uses: number;
}

export interface ShelfPaper extends DocumentView, PaperStanding {
  /** What it is called in the reader's language. */
  readonly paper: string;
  readonly group: PaperGroup;
  /** Papers of its kind end. */
  readonly mayEnd: boolean;
  /** Its end is near or past. */
  readonly end: PaperEnd | null;
  /** Wanted again, or ended without another in its place. */
  readonly needsYou: boolean;
}

/** What is asked for and not there. */
export interface MissingPaper {
  readonly kind: VaultKind;
  readonly group: PaperGroup;
  /** By how many that fit her; 0: by every application sent here. */
  readonly askedBy: number;
}

export const shelfChips = ["all", "need", "identity", "marks", "income", "bank", "other"] as const;
export type ShelfChip = (typeof shelfChips)[number];

export interface VaultView {
  /** Of the chosen chip; what needs her stands first. */
  readonly documents: readonly ShelfPaper[];
  readonly missing: readonly MissingPaper[];
  readonly show: ShelfChip;
  readonly counts: Readonly<Record<ShelfChip, number>>;
  readonly ready: number;
  /** What she came here to add. */
  readonly adding: VaultKind | null;
  readonly usedBytes: number;
  /** Papers can come from DigiLocker. */
  readonly hasLocker: boolean;
}
