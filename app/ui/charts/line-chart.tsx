import { ChartMarks } from "./chart-marks.tsx";
import type { LineChartModel } from "./chart-model.ts";
import { chartFloor, chartLabelLine } from "./chart-model.ts";
import { ChartTable } from "./chart-table.tsx";

/** Where every point bears its value, the lines need none. */
const plainLines = [chartFloor - 100, chartFloor - 50].map((y) => ({ y, text: "" }));

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

/** A line through its values. It is drawn piece by piece, because only a piece can lie in percent. */
export function LineChart({ model }: { model: LineChartModel }) {
  return (
    <>
      <div className="chartbox">
        <svg className="chart" role="img" aria-label={model.label}>
          {(model.axis.length > 0 ? model.axis : plainLines).map(({ y, text }) => (
            <g key={y}>
              <line className="axis" x1="0" x2="100%" y1={y} y2={y} />
              {text && (
                <text className="tick" x="0" y={y - 4}>
                  {text}
                </text>
              )}
            </g>
          ))}
          <line className="axis" x1="0" x2="100%" y1={chartFloor} y2={chartFloor} />
          {model.points.map((point, index) => {
            const before = model.points[index - 1];
            return (
              before && (
                <line
                  key={point.label}
                  className="line"
                  x1={percent(before.x)}
                  y1={before.y}
                  x2={percent(point.x)}
                  y2={point.y}
                />
              )
            );
          })}
          {model.points.map((point) => (
            <g key={point.label}>
              <circle className="pt" cx={percent(point.x)} cy={point.y} r="4.5" />
              {point.showValue && (
                <text className="v" x={percent(point.x)} y={point.y - 13} textAnchor="middle">
                  {point.value}
                </text>
              )}
              <text
                className={point.spareName ? "spare" : undefined}
                x={percent(point.x)}
                y={chartLabelLine}
                textAnchor="middle"
              >
                {point.label}
              </text>
            </g>
          ))}
        </svg>
        <ChartMarks marks={model.points.map((point) => ({ ...point, at: point.x }))} />
      </div>
      <ChartTable table={model.table} />
    </>
  );
}
