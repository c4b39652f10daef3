import { scaleBand, scaleLinear } from "d3-scale";
import type { ChartPoint } from "./chart-figures.ts";
import { figuresLabel, indianNumber, isSpareName, shortName, showsValue } from "./chart-figures.ts";
import type { BarChartModel } from "./chart-model.ts";
import { chartFloor } from "./chart-model.ts";

type BarChartOptions = {
  /** What is measured, and over what: "New policies a month, January to June". */
  title: string;
  /** The heads of its table: "Month", "Policies". */
  heads: [string, string];
  points: ChartPoint[];
  format?: (value: number) => string;
};

const tallest = 148;

/** Bars stand on zero: a bar twice as high is twice as much. */
export function barChartModel({
  title,
  heads,
  points,
  format = indianNumber,
}: BarChartOptions): BarChartModel {
  const across = scaleBand()
    .domain(points.map((_, index) => String(index)))
    .range([0, 100])
    .paddingInner(0.424)
    .paddingOuter(0.212);
  const up = scaleLinear()
    .domain([0, Math.max(0, ...points.map((point) => point.value)) || 1])
    .range([0, tallest])
    .clamp(true);
  const bars = points.map((point, index) => {
    const height = Math.round(up(point.value));
    return {
      label: point.label,
      name: shortName(point.label, points.length),
      value: format(point.value),
      x: across(String(index)) ?? 0,
      width: across.bandwidth(),
      y: chartFloor - height,
      height,
      showValue: showsValue(points, index),
      spareName: isSpareName(points, index),
    };
  });
  return {
    label: figuresLabel(title, bars),
    bars,
    table: { caption: title, heads: [...heads], rows: bars.map((bar) => [bar.label, bar.value]) },
  };
}
