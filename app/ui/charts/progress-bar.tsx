import type { ReactNode } from "react";

type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  /** How far, in words: "3 of 8 done", "1.2 of 1.9 MB". */
  text?: ReactNode;
  /** Only the bar; the words stand beside it already. */
  bare?: boolean;
};

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, text, bare }: ProgressBarProps) {
  const bar = <progress className="bar" value={Math.min(value, max)} max={max} aria-label={label} />;
  if (bare) return bar;
  return (
    <div className="progress">
      <p className="progress__head" aria-hidden="true">
        <span>{label}</span>
        <span className="num muted">{text ?? `${Math.round((value / max) * 100)}%`}</span>
      </p>
      {bar}
    </div>
  );
}

/** A silent bar beside a number that says the same. */
export function ShareLine({ share }: { share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${percent}%`} height="100%" rx="4" />
    </svg>
  );
}
