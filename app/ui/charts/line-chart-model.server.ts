import { scaleLinear, scalePoint } from "d3-scale";
import type { ChartPoint } from "./chart-figures.ts";
import { figuresLabel, indianNumber, isSpareName, showsValue } from "./chart-figures.ts";
import type { LineChartModel } from "./chart-model.ts";
import { chartFloor } from "./chart-model.ts";

type LineChartOptions = {
  title: string;
  heads: [string, string];
  points: ChartPoint[];
  format?: (value: number) => string;
};

const highest = 34;

/** A line over zero, so that a small rise does not look like a great one. */
export function lineChartModel({
  title,
  heads,
  points,
  format = indianNumber,
}: LineChartOptions): LineChartModel {
  const across = scalePoint()
    .domain(points.map((_, index) => String(index)))
    .range([0, 100])
    .padding(0.5);
  const up = scaleLinear()
    .domain([0, Math.max(0, ...points.map((point) => point.value)) || 1])
    .nice(10)
    .range([chartFloor, highest])
    .clamp(true);
  const marks = points.map((point, index) => ({
    label: point.label,
    value: format(point.value),
    x: across(String(index)) ?? 0,
    y: Math.round(up(point.value)),
    showValue: showsValue(points, index),
    spareName: isSpareName(points, index),
  }));
  return {
    label: figuresLabel(title, marks),
    axis: marks.every(({ showValue }) => showValue)
      ? []
      : up
          .ticks(3)
          .filter((value) => value > 0)
          .map((value) => ({ y: Math.round(up(value)), text: format(value) })),
    points: marks,
    table: { caption: title, heads: [...heads], rows: marks.map((mark) => [mark.label, mark.value]) },
  };
}
