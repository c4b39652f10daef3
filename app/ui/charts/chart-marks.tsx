type Mark = {
  label: string;
  value: string;
  /** Percent of the width. */
  at: number;
  y: number;
};

/** A place over each mark that tells its name and value on hover, focus and tap, without script (L4). */
export function ChartMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each mark in it has its own name
    <svg className="marks">
      {marks.map(({ label, value, at, y }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a value that only a pointer could read would be hidden from a keyboard
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is read, not pressed
        <g key={label} role="img" aria-label={`${label}: ${value}`} tabIndex={0}>
          <rect
            x={`${(at - 50 / marks.length).toFixed(2)}%`}
            y="0"
            width={`${(100 / marks.length).toFixed(2)}%`}
            height="100%"
          />
          <text
            x={`${at.toFixed(2)}%`}
            y={Math.max(14, y - 8)}
            textAnchor={at < 15 ? "start" : at > 85 ? "end" : "middle"}
          >
            {label} {value}
          </text>
        </g>
      ))}
    </svg>
  );
}
