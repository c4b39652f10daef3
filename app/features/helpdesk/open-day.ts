export interface OpenDay {
  /** "2026-11-18" */
  readonly value: string;
  readonly label: string;
}
