import { describe, expect, test } from "vitest";
import { reportBars } from "./report-bars.ts";

const chart = (head: string, values: number[]) => ({
  title: "Applications, this year",
  heads: [head, "Applications"] as [string, string],
  points: values.map((value, at) => ({ label: `${head} ${at}`, value })),
  kind: "count" as const,
});

describe("L43: the bars of a report on paper", () => {
  test("months stand on one line from zero, in their order, inside the box", () => {
    const { isAcross, bars, height } = reportBars(chart("Month", [10, 20, 0]), 300);
    expect(isAcross).toBe(false);
    expect(bars.map((bar) => bar.height)).toEqual([height / 2, height, 0]);
    for (const { x, y, width, height: tall } of bars) {
      expect(y + tall).toBe(height);
      expect(x >= 0 && x + width <= 300).toBe(true);
    }
    expect(bars.every(({ showsLabel, showsValue }) => showsLabel && showsValue)).toBe(true);
  });

  test("of many months every other name is written, the last one always", () => {
    const { bars } = reportBars(chart("Month", Array(24).fill(1)), 300);
    expect(bars.filter(({ showsLabel }) => showsLabel)).toHaveLength(12);
    expect(bars.at(-1)?.showsLabel).toBe(true);
  });

  test("kinds lie, the highest first; what has no room is counted", () => {
    const { isAcross, bars, left } = reportBars(chart("State", [1, 5, 3, ...Array(20).fill(0)]), 300);
    expect(isAcross).toBe(true);
    expect(bars.slice(0, 3).map(({ value }) => value)).toEqual([5, 3, 1]);
    expect(bars[0]?.width).toBeCloseTo((bars[2]?.width ?? 0) * 5);
    expect(bars.length + left).toBe(23);
    expect(left).toBeGreaterThan(0);
  });

  test("nothing and only zeros draw no bar", () => {
    expect(reportBars(chart("Month", []), 300).bars).toEqual([]);
    expect(reportBars(chart("Month", [0, 0]), 300).bars.map(({ height }) => height)).toEqual([0, 0]);
  });
});
