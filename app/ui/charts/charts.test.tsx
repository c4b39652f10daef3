import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import { barChartModel } from "./bar-chart-model.server.ts";
import { isSpareName, showsValue, wholeShares } from "./chart-figures.ts";
import { chartFloor } from "./chart-model.ts";
import { DonutChart } from "./donut-chart.tsx";
import { donutChartModel } from "./donut-chart-model.server.ts";
import { LineChart } from "./line-chart.tsx";
import { lineChartModel } from "./line-chart-model.server.ts";

const points = [
  { label: "Jan", value: 50_000 },
  { label: "Feb", value: 1_00_000 },
  { label: "Mar", value: 0 },
];
const bars = barChartModel({ title: "Policies", heads: ["Month", "Policies"], points });

describe("barChartModel", () => {
  it("stands on zero: half as much is half as high, nothing has no height", () => {
    const [half, whole, nothing] = bars.bars.map((bar) => bar.height);
    expect(half).toBe((whole ?? 0) / 2);
    expect(whole).toBeGreaterThan(100);
    expect(nothing).toBe(0);
    for (const bar of bars.bars) expect(bar.y + bar.height).toBe(chartFloor);
  });

  it("does not fall over when all is zero or nothing is there", () => {
    const flat = barChartModel({ title: "T", heads: ["A", "B"], points: [{ label: "Jan", value: 0 }] });
    expect(flat.bars.map((bar) => bar.height)).toEqual([0]);
    expect(barChartModel({ title: "T", heads: ["A", "B"], points: [] }).bars).toEqual([]);
  });

  it("stays inside the width", () => {
    for (const bar of bars.bars) {
      expect(bar.x).toBeGreaterThan(0);
      expect(bar.x + bar.width).toBeLessThan(100);
    }
  });
});

describe("BarChart", () => {
  const html = renderToStaticMarkup(<BarChart model={bars} />);

  it("says its figures in its label, in lakhs", () => {
    expect(html).toContain('role="img" aria-label="Policies: Jan 50,000, Feb 1,00,000, Mar 0"');
  });

  it("has the same figures in a table behind it", () => {
    expect(html).toContain("<summary>Show as table</summary>");
    expect(html).toContain('<td>Feb</td><td class="end">1,00,000</td>');
  });
});

describe("L4, D16h: no chart hides its numbers", () => {
  const year = Array.from({ length: 12 }, (_, month) => ({
    label: `Month ${month + 1}`,
    value: 1_000 * month + 700,
  }));
  const model = barChartModel({ title: "Policies", heads: ["Month", "Policies"], points: year });
  const html = renderToStaticMarkup(<BarChart model={model} />);

  it("tells the value of each mark on hover, focus and tap", () => {
    for (const { label, value } of model.bars)
      expect(html).toContain(`aria-label="${label}: ${value}" tabindex="0"`);
  });

  it("has an axis of round values where not every bar bears its own", () => {
    expect(model.axis.map(({ text }) => text)).toEqual(["5,000", "10,000"]);
    expect(bars.axis).toEqual([]);
  });

  it("has the axis of a line too, where not every point bears its value", () => {
    const line = lineChartModel({ title: "Revenue", heads: ["Month", "₹"], points: year });
    expect(line.axis.map(({ text }) => text)).toEqual(["5,000", "10,000"]);
    const drawn = renderToStaticMarkup(<LineChart model={line} />);
    for (const { y, text } of line.axis) expect(drawn).toContain(`y="${y - 4}">${text}</text>`);
    const few = lineChartModel({ title: "Revenue", heads: ["Month", "₹"], points });
    expect(few.axis).toEqual([]);
  });

  it("lays kinds one under the other, highest first, with their whole names", () => {
    const points = [
      { label: "Kaveri Girls Higher Secondary Programme", value: 3 },
      { label: "First-Year Merit", value: 9 },
    ];
    const across = barChartModel({ title: "T", heads: ["A", "B"], points, across: "highest first" });
    expect(across.bars.map(({ label }) => label)).toEqual([
      "First-Year Merit",
      "Kaveri Girls Higher Secondary Programme",
    ]);
    expect(across.bars.map(({ share }) => Math.round(share))).toEqual([100, 33]);
    expect(renderToStaticMarkup(<BarChart model={across} />)).toContain(
      "<span>Kaveri Girls Higher Secondary Programme</span>",
    );
    const bands = barChartModel({ title: "T", heads: ["A", "B"], points, across: "own order" });
    expect(bands.bars[0]?.label).toBe("Kaveri Girls Higher Secondary Programme");
  });
});

describe("LineChart", () => {
  it("rises from zero, and says its figures", () => {
    const model = lineChartModel({ title: "Revenue", heads: ["Month", "₹"], points });
    expect(model.points[2]?.y).toBe(chartFloor);
    expect(model.points[1]?.y).toBeLessThan(model.points[0]?.y ?? 0);
    expect(renderToStaticMarkup(<LineChart model={model} />)).toContain(
      'aria-label="Revenue: Jan 50,000, Feb 1,00,000, Mar 0"',
    );
  });
});

describe("donutChartModel", () => {
  const parts = ["Basic", "Premium", "Family", "Senior"].map((label, index) => ({
    label,
    value: [44844, 38616, 24913, 16194][index] ?? 0,
  }));
  const model = donutChartModel({ title: "Plans", heads: ["Plan", "Policies", "Share"], parts });

  it("says the shares, and gives each part its own piece", () => {
    expect(model.label).toBe("Plans: Basic 36%, Premium 31%, Family 20%, Senior 13%");
    expect(new Set(model.parts.map((part) => part.path)).size).toBe(4);
  });

  it("has its table beside it, with swatches as the key", () => {
    const html = renderToStaticMarkup(
      <DonutChart model={model} sum={{ value: "1,24,567", label: "policies" }} />,
    );
    expect(html).toContain('<i class="swatch swatch--4"></i>Senior');
    expect(html).toContain('<td class="end">16,194</td><td class="end">13%</td>');
    expect(html).toContain('class="c4"');
  });

  it("refuses a sixth part, which no eye tells from the others", () => {
    expect(() =>
      donutChartModel({
        title: "Plans",
        heads: [],
        parts: [...parts, ...["Fifth", "Other"].map((label) => ({ label, value: 1 }))],
      }),
    ).toThrow(/five parts/);
  });
});

describe("wholeShares", () => {
  it("adds up to 100 where plain rounding would not", () => {
    expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholeShares([0, 0])).toEqual([0, 0]);
  });
});

describe("many points", () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    label: String(index),
    value: index === 3 ? 99 : index,
  }));

  it("keeps the highest and the last value", () => {
    expect(
      many.map((_, index) => showsValue(many, index)).flatMap((shown, index) => (shown ? [index] : [])),
    ).toEqual([3, 11]);
  });

  it("spares every other name, never the last", () => {
    expect(isSpareName(many, 11)).toBe(false);
    expect(isSpareName(many, 10)).toBe(true);
    expect(isSpareName(many.slice(0, 6), 4)).toBe(false);
  });
});
