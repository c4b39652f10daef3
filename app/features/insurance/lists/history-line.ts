/** One change of one thing, as its history shows it. */
export interface HistoryLine {
  readonly seq: number;
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly step: string | null;
  readonly reason: string | null;
  readonly changes: readonly { field: string; before: string; after: string }[];
}
