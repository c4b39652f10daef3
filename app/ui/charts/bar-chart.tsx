import { ChartMarks } from "./chart-marks.tsx";
import type { BarChartModel } from "./chart-model.ts";
import { chartFloor, chartLabelLine } from "./chart-model.ts";
import { ChartTable } from "./chart-table.tsx";

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

/** Bars with their values: on them where there is room, else by an axis and, each, on hover, focus or tap (L4). */
export function BarChart({ model }: { model: BarChartModel }) {
  return (
    <>
      {model.isAcross ? <AcrossBars model={model} /> : <UprightBars model={model} />}
      <ChartTable table={model.table} />
    </>
  );
}

function UprightBars({ model }: { model: BarChartModel }) {
  return (
    <div className="chartbox">
      <svg className="chart" role="img" aria-label={model.label}>
        {model.axis.map(({ y, text }) => (
          <g key={y}>
            <line className="axis" x1="0" x2="100%" y1={y} y2={y} />
            <text className="tick" x="0" y={y - 4}>
              {text}
            </text>
          </g>
        ))}
        <line className="axis" x1="0" x2="100%" y1={chartFloor} y2={chartFloor} />
        {model.bars.map((bar) => {
          const middle = percent(bar.x + bar.width / 2);
          return (
            <g key={bar.label}>
              <rect
                className="c1"
                x={percent(bar.x)}
                y={bar.y}
                width={percent(bar.width)}
                height={bar.height}
                rx="2"
              />
              {bar.showValue && (
                <text className="v" x={middle} y={bar.y - 8} textAnchor="middle">
                  {bar.value}
                </text>
              )}
              <text
                className={bar.spareName ? "spare" : undefined}
                x={middle}
                y={chartLabelLine}
                textAnchor="middle"
              >
                {bar.name}
              </text>
            </g>
          );
        })}
      </svg>
      <ChartMarks marks={model.bars.map((bar) => ({ ...bar, at: bar.x + bar.width / 2 }))} />
    </div>
  );
}

/** One under the other, with their whole names; the lengths begin at zero. */
function AcrossBars({ model }: { model: BarChartModel }) {
  return (
    <div className="across" role="img" aria-label={model.label}>
      {model.bars.map((bar) => (
        <div key={bar.label}>
          <span>{bar.label}</span>
          <svg height="14" aria-hidden="true">
            <rect className="c1" width={percent(bar.share)} height="14" rx="2" />
          </svg>
          <span className="num">{bar.value}</span>
        </div>
      ))}
    </div>
  );
}
