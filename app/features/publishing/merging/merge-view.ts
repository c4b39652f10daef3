/** Two records beside each other, before one goes into the other. */
export type MergeView = {
  keep: MergeSide;
  go: MergeSide;
  fields: { field: string; keep: string; go: string; isSame: boolean }[];
  /** What students hold of the one that goes. */
  held: { saved: number; applications: number };
  /** Why it cannot go. */
  against: string | null;
};
export type MergeSide = { id: string; title: string; slug: string; revision: number };
/** Of a record that was merged away. */
export type MergedAway = { into: { id: string; title: string }; at: string };
