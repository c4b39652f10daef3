import type { ReactNode } from "react";

type PanelPartProps = { title: string; note?: ReactNode; children: ReactNode };

/** A part of what stands beside a list about one row. */
export function PanelPart({ title, note, children }: PanelPartProps) {
  return (
    <section className="rowpanel__part">
      <h3>
        {title} {note && <span className="small muted">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Terms and values, as in the panel's own facts. */
export function PanelFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="rowpanel__facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
