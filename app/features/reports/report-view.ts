import type { FigureKind } from "./report-words.ts";

/** The figures of one report, in words: what the page, the CSV, the PDF and the mail show. */
export type ReportView = {
  title: string;
  range: string;
  heads: string[];
  rows: string[][];
  totals: string[];
  /** How many rows are left out, so that nobody in them can be told. */
  hidden: number;
  /** The first figure, for the page to draw. */
  chart: {
    title: string;
    heads: [string, string];
    points: { label: string; value: number }[];
    kind: FigureKind;
  };
};

/** The same for a file: figures as numbers, months in ISO, rupees said to be so. */
export type ReportFile = { heads: string[]; rows: (string | number)[][] };

export type SavedReportView = {
  id: string;
  name: string;
  subject: string;
  period: string;
  schedule: string;
  createdBy: string;
  /** The last mail and the next one, in words. */
  sentOn: string | null;
  nextAt: string | null;
};

type Choice = { value: string; label: string };

export type ReportChoices = { scholarships: Choice[]; institutes: Choice[]; people: Choice[] };
