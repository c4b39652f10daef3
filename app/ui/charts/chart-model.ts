/** Charts are reckoned on the server (`*-chart-model.server.ts`) and only drawn by their components. */

/** The same figures as a table: behind the chart, or beside a donut. */
export type ChartTable = { caption: string; heads: string[]; rows: string[][] };

/** Round values to read by, where not every mark can bear its own. */
export type ChartAxis = { y: number; text: string }[];

export type BarChartModel = {
  /** Says the figures, for those who do not see them. */
  label: string;
  /** Kinds of a thing lie one under the other, with their whole names; months stand side by side. */
  isAcross: boolean;
  axis: ChartAxis;
  bars: {
    label: string;
    /** As it stands under the bar. */
    name: string;
    value: string;
    x: number;
    width: number;
    y: number;
    height: number;
    /** Of the highest, 0 to 100. */
    share: number;
    showValue: boolean;
    spareName: boolean;
  }[];
  table: ChartTable;
};

export type LineChartModel = {
  label: string;
  axis: ChartAxis;
  points: { label: string; value: string; x: number; y: number; showValue: boolean; spareName: boolean }[];
  table: ChartTable;
};

export type DonutChartModel = {
  label: string;
  parts: { label: string; path: string }[];
  table: ChartTable;
};

/** x is percent and y is px, so that text keeps its size on a phone. */
export const chartFloor = 184;
export const chartLabelLine = 206;
