import type { SVGProps } from "react";

/** A bare question mark; lucide's stands in a circle, and here the circle is drawn by the list. */
export function QuestionMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d="M7.5 8a4.5 4.5 0 1 1 6.2 4.2c-1.1.5-1.7 1.4-1.7 2.6v.4M12 20v.1" />
    </svg>
  );
}
