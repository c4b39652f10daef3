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
  /** Kinds instead of months: highest first, or in the order they have of themselves (bands, steps). */
  across?: "highest first" | "own order";
};

const tallest = 148;

/** Bars stand on zero: a bar twice as high is twice as much. */
export function barChartModel({
  title,
  heads,
  points: given,
  format = indianNumber,
  across: order,
}: BarChartOptions): BarChartModel {
  const points = order === "highest first" ? given.toSorted((one, other) => other.value - one.value) : given;
  const across = scaleBand()
    .domain(points.map((_, index) => String(index)))
    .range([0, 100])
    .paddingInner(0.424)
    .paddingOuter(0.212);
  const highest = Math.max(0, ...points.map((point) => point.value)) || 1;
  const up = scaleLinear().domain([0, highest]).range([0, tallest]).clamp(true);
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
      share: Math.max(0, Math.min(100, (point.value / highest) * 100)),
      showValue: showsValue(points, index),
      spareName: isSpareName(points, index),
    };
  });
  return {
    label: figuresLabel(title, bars),
    isAcross: order !== undefined,
    axis: bars.every(({ showValue }) => showValue)
      ? []
      : up
          .ticks(3)
          .filter((value) => value > 0)
          .map((value) => ({ y: chartFloor - Math.round(up(value)), text: format(value) })),
    bars,
    table: { caption: title, heads: [...heads], rows: bars.map((bar) => [bar.label, bar.value]) },
  };
}
