import type { ReactNode } from "react";

/** Amount, deadline, seats: where the eye lands first. */
export function Facts({ facts }: { facts: { term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={String(fact.term)}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
