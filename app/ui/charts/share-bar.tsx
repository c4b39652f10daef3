import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type SharePart = { label: string; value: number; text: ReactNode };

/** One bar parted in at most four: where the money is now. Its key stands under it. */
export function ShareBar({ label, parts }: { label: string; parts: SharePart[] }) {
  const total = parts.reduce((sum, part) => sum + part.value, 0) || 1;
  let start = 0;
  const drawn = parts.slice(0, 4).map((part, index) => {
    const width = (part.value / total) * 100;
    const piece = { ...part, number: index + 1, start, width };
    start += width;
    return piece;
  });
  const figures = drawn.map((part) => `${part.label} ${Math.round(part.width)}%`).join(", ");
  return (
    <>
      <svg className="flowbar" role="img" aria-label={`${label}: ${figures}`}>
        {drawn.map((part) => (
          <rect
            key={part.label}
            className={`p${part.number}`}
            x={`${part.start.toFixed(2)}%`}
            width={`${part.width.toFixed(2)}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul className="flowkey">
        {drawn.map((part) => (
          <li key={part.label}>
            <i className={classNames("swatch", `swatch--${part.number}`)} />
            {part.label}, {part.text}
          </li>
        ))}
      </ul>
    </>
  );
}
