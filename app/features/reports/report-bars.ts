import type { ReportView } from "./report-view.ts";

/** One bar: where it stands in a box of the given size, its words, and whether they have room. */
export interface ReportBar {
  readonly label: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly showsLabel: boolean;
  readonly showsValue: boolean;
}

export interface ReportBars {
  /** Months stand side by side; kinds lie under each other, the highest first. */
  readonly isAcross: boolean;
  readonly bars: readonly ReportBar[];
  readonly height: number;
  /** Kinds that only the table has. */
  readonly left: number;
}

const [tall, row, most] = [110, 17, 12];
/** Of the width, for the names at the left and the figures at the right of lying bars. */
const sides = { label: 0.3, value: 0.18 };

/** The first figure of a report, drawn from zero: a bar twice as long is twice as much. */
export function reportBars({ heads, points }: ReportView["chart"], width: number): ReportBars {
  const highest = Math.max(0, ...points.map(({ value }) => value)) || 1;
  const share = (value: number) => Math.max(0, value) / highest;
  if (heads[0] === "Month") {
    const step = width / Math.max(1, points.length);
    // Where they are many, every other name has room, counted from the last.
    const isSpare = (at: number) => points.length > 12 && (points.length - 1 - at) % 2 === 1;
    const bars = points.map(({ label, value }, at) => ({
      ...{ label, value },
      x: (at + 0.2) * step,
      y: tall - share(value) * tall,
      width: step * 0.6,
      height: share(value) * tall,
      showsLabel: !isSpare(at),
      showsValue: points.length <= 12,
    }));
    return { isAcross: false, bars, height: tall, left: 0 };
  }
  const shown = points.toSorted((one, other) => other.value - one.value).slice(0, most);
  const room = width * (1 - sides.label - sides.value);
  const bars = shown.map(({ label, value }, at) => ({
    ...{ label, value },
    x: width * sides.label,
    y: at * row,
    width: share(value) * room,
    height: row - 6,
    showsLabel: true,
    showsValue: true,
  }));
  return { isAcross: true, bars, height: shown.length * row, left: points.length - shown.length };
}
