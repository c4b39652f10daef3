import type { ReactNode } from "react";
import { useUiWords } from "../ui-words.ts";

type StatusPart = { value: ReactNode; note?: ReactNode };

type WaitingProps = { who: StatusPart; when: StatusPart; next: StatusPart };

/** A status never stands without who holds it, until when, and what comes then. */
export function WaitingFacts({ who, when, next }: WaitingProps) {
  const words = useUiWords();
  return (
    <StatusFacts
      facts={[
        { term: words.whoHoldsIt, ...who },
        { term: words.byWhen, ...when },
        { term: words.whatThen, ...next },
      ]}
    />
  );
}

/** What has ended is held by nobody: three facts of its own (L5). */
export function StatusFacts({ facts }: { facts: readonly (StatusPart & { term: string })[] }) {
  return (
    <dl className="held">
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
