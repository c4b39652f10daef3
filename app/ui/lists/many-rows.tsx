import type { ReactNode } from "react";

/** Row by row what something about many is about, or came to: many scroll, by the keyboard too. */
export function ManyRows({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className="many__rows" tabIndex={count > 6 ? 0 : undefined}>
      {children}
    </ul>
  );
}
