export interface Found {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Where it is worked with; null where the desk has no page of it. */
  readonly href: string | null;
}

export interface FoundGroup {
  readonly label: string;
  readonly rows: readonly Found[];
}
