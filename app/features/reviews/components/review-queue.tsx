import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { QueueLine } from "../review-view.ts";

type Props = {
  queue: { readonly total: number; readonly lines: readonly QueueLine[] };
  base: string;
  current: string;
  /** "?scholarship=…": the filter one came with goes along. */
  kept: string;
};

/** What else waits, oldest first. */
export function ReviewQueue({ queue, base, current, kept }: Props) {
  return (
    <nav className="review__q" aria-label="Waiting for review">
      <p className="row row--apart small mb-2">
        <b className="strong">Waiting for review</b>
        <span className="muted">oldest first</span>
      </p>
      {queue.lines.length === 0 && <p className="muted small">Nothing waits.</p>}
      {queue.lines.map((line) => (
        <Anchor
          key={line.number}
          href={`${base}/${line.number}${kept}`}
          aria-current={line.number === current ? "page" : undefined}
        >
          <b>{line.name}</b>
          <span>{line.scholarship}</span>
          <span className={line.isLate ? "late" : undefined}>
            <Icon of={line.isLate ? TriangleAlert : Clock} />
            {line.due}
          </span>
          {line.score && <span>Score {line.score}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
