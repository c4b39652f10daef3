/** One answer that was put right. Numbers are masked; of a file only that it was replaced. */
export type CorrectedField = { field: string; from: string | null; to: string | null };

export type Correction = { id: string; at: string; changes: CorrectedField[] };
