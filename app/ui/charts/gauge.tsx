import type { Tone } from "#app/core/tone.ts";
import { classNames } from "../class-names.ts";

/** Half a circle of radius 40. */
const archLength = Math.PI * 40;
const arch = "M10 50a40 40 0 0 1 80 0";

type GaugeProps = {
  /** 0 to 100. */
  percent: number;
  /** What is so far along: "Match". */
  label: string;
  tone?: Tone;
  small?: boolean;
};

/** One share of a whole: an arch filling up. */
export function Gauge({ percent, label, tone = "ok", small }: GaugeProps) {
  const share = Math.min(100, Math.max(0, percent));
  const text = `${Math.round(share)}%`;
  return (
    <div
      className={classNames("gauge", small && "gauge--sm", tone !== "ok" && `gauge--${tone}`)}
      role="img"
      aria-label={`${label} ${text}`}
    >
      <svg viewBox="0 0 100 54" aria-hidden="true">
        <path d={arch} />
        <path className="v" d={arch} strokeDasharray={`${((archLength * share) / 100).toFixed(1)} 200`} />
      </svg>
      <b>{text}</b>
    </div>
  );
}
