import type { ReportView } from "./report-view.ts";

/** A report as the lines of a CSV, its sum last. */
export function reportTable({ heads, rows, totals }: ReportView) {
  return {
    columns: heads.map((header, at) => ({ header, value: (row: string[]) => row[at] })),
    rows: [...rows, totals],
  };
}
