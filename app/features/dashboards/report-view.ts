import type { BarChartModel } from "#app/ui/chart-model.ts";

/** The figures of one report, in words: what the page, the CSV, the PDF and the mail show. */
export type ReportView = {
  title: string;
  range: string;
  heads: string[];
  rows: string[][];
  totals: string[];
  chart: BarChartModel;
};

export type SavedReportView = {
  id: string;
  name: string;
  subject: string;
  period: string;
  schedule: string;
  createdBy: string;
  sentOn: string | null;
};
