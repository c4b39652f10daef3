import type { BarChartModel } from "./chart-model.ts";
import { chartFloor, chartLabelLine } from "./chart-model.ts";
import { ChartTable } from "./chart-table.tsx";

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

/** Bars with their values on them instead of an axis. */
export function BarChart({ model }: { model: BarChartModel }) {
  return (
    <>
      <svg className="chart" role="img" aria-label={model.label}>
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
      <ChartTable table={model.table} />
    </>
  );
}
