import type { DonutChartModel } from "./chart-model.ts";
import { FigureTable } from "./chart-table.tsx";

type DonutChartProps = {
  model: DonutChartModel;
  /** The whole, in the middle: "1,24,567" over "policies". */
  sum?: { value: string; label: string };
};

/** Five parts at most, with their table beside them: it is the key and the figures in one. */
export function DonutChart({ model, sum }: DonutChartProps) {
  return (
    <div className="plan">
      <svg className="chart donut" viewBox="0 0 160 160" role="img" aria-label={model.label}>
        <g transform="translate(80 80)">
          {model.parts.map((part, index) => (
            <path key={part.label} className={`c${index + 1}`} d={part.path} />
          ))}
        </g>
        {sum && (
          <text className="v sum" x="80" y="79" textAnchor="middle">
            {sum.value}
          </text>
        )}
        {sum && (
          <text x="80" y="96" textAnchor="middle">
            {sum.label}
          </text>
        )}
      </svg>
      <FigureTable table={model.table} swatches />
    </div>
  );
}
