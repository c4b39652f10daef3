import type { StatusWord } from "../words/status-word.ts";

export interface Found {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Where it stands, where its list shows that as a badge. */
  readonly state?: { readonly status: StatusWord; readonly label: string };
  /** Where it is worked with; null where the desk has no page of it. */
  readonly href: string | null;
}

/** What kind of thing a group holds: it decides its picture. */
export type FoundKind =
  | "people"
  | "applications"
  | "organisations"
  | "scholarships"
  | "money"
  | "insurance"
  | "requests";

export interface FoundGroup {
  readonly label: string;
  readonly kind: FoundKind;
  readonly rows: readonly Found[];
}
