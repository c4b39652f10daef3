import type { ReactNode } from "react";

type MeterProps = {
  label: string;
  /** "₹3.20 crore of ₹5.00 crore" */
  text: ReactNode;
  percent: number;
  /** A line to hold it against: a cap, or how much of the time has gone. */
  mark?: { percent: number; label: string };
};

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

/** A sum against its limit, with a mark. */
export function Meter({ label, text, percent, mark }: MeterProps) {
  const at = mark ? within(mark.percent) : 0;
  const anchor = at > 85 ? "end" : at < 15 ? "start" : "middle";
  return (
    <div>
      <p className="meter__head">
        <b className="strong">{label}</b>
        <span className="num">{text}</span>
      </p>
      <svg
        className="meter__b"
        role="img"
        aria-label={`${label} ${Math.round(percent)}%${mark ? `, ${mark.label}` : ""}`}
      >
        <rect className="rest" y="4" width="100%" height="12" rx="3" />
        <rect className="fill" y="4" width={`${within(percent)}%`} height="12" rx="3" />
        {mark && <line className="mark" x1={`${at}%`} x2={`${at}%`} y1="0" y2="20" />}
        {mark && (
          <text x={`${at}%`} y="36" textAnchor={anchor}>
            {mark.label}
          </text>
        )}
      </svg>
    </div>
  );
}
