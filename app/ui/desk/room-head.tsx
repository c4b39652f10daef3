import type { ReactNode } from "react";

type RoomHeadProps = {
  label?: string;
  title: ReactNode;
  line: ReactNode;
  figures: readonly { term: string; value: ReactNode }[];
  /** The bell. */
  children?: ReactNode;
};

/** The head of a portal's own page: whose it is, and the two figures it is known by. */
export function RoomHead({ label, title, line, figures, children }: RoomHeadProps) {
  return (
    <section className="roomhead" aria-label={label}>
      <div>
        <h1>{title}</h1>
        <p className="muted">{line}</p>
      </div>
      <dl>
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
