import type { ReportFile } from "./report-view.ts";

/** A report as the lines of a CSV, its sum last. */
export function reportTable({ file: { heads, rows } }: { file: ReportFile }) {
  return {
    columns: heads.map((header, at) => ({ header, value: (row: (string | number)[]) => row[at] })),
    rows,
  };
}
