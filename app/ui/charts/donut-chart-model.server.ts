import { arc, pie } from "d3-shape";
import { figuresLabel, indianNumber, wholeShares } from "./chart-figures.ts";
import type { DonutChartModel } from "./chart-model.ts";

type DonutPart = {
  label: string;
  value: number;
  /** More figures of the same part, already in words: its revenue. */
  more?: string[];
};

type DonutChartOptions = {
  title: string;
  /** One head for the label, one for the value, one for each further figure, one for the share. */
  heads: string[];
  /** Five at most: more are not told apart. Add the small ones up before. */
  parts: DonutPart[];
  format?: (value: number) => string;
};

const outerRadius = 73;
const innerRadius = 47;

export function donutChartModel({
  title,
  heads,
  parts,
  format = indianNumber,
}: DonutChartOptions): DonutChartModel {
  if (parts.length > 5)
    throw new RangeError(`A donut has five parts at most; "${title}" has ${parts.length}.`);
  const shares = wholeShares(parts.map((part) => part.value)).map((share) => `${share}%`);
  const draw = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(innerRadius)
    .outerRadius(outerRadius);
  const slices = pie<DonutPart>()
    .sort(null)
    .padAngle(parts.length > 1 ? 0.033 : 0)
    .value((part) => Math.max(0, part.value))(parts);
  return {
    label: figuresLabel(
      title,
      parts.map((part, index) => ({ label: part.label, value: shares[index] ?? "" })),
    ),
    parts: parts.map((part, index) => ({
      label: part.label,
      path: roundPath(draw(slices[index] ?? noSlice)),
    })),
    table: {
      caption: title,
      heads,
      rows: parts.map((part, index) => [
        part.label,
        format(part.value),
        ...(part.more ?? []),
        shares[index] ?? "",
      ]),
    },
  };
}

const noSlice = { startAngle: 0, endAngle: 0 };

/** Two decimals draw the same and weigh a third. */
function roundPath(path: string | null): string {
  return (path ?? "").replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
}
