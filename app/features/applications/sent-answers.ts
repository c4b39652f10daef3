/** What an application said when it was sent, section by section (P8). */
export interface SentSection {
  readonly title: string;
  readonly rows: readonly SentRow[];
}

export interface SentRow {
  readonly label: string;
  /** For an office that reads no other. */
  readonly english: string;
  readonly value: string;
}
