import type { ReactNode } from "react";
import { useUiWords } from "../ui-words.ts";

type HeldPart = { value: ReactNode; note?: ReactNode };

type HeldProps = { who: HeldPart; when: HeldPart; next: HeldPart };

/** A status never stands without who holds it, until when, and what comes then. */
export function Held({ who, when, next }: HeldProps) {
  const words = useUiWords();
  return (
    <HeldFacts
      facts={[
        { term: words.whoHoldsIt, ...who },
        { term: words.byWhen, ...when },
        { term: words.whatThen, ...next },
      ]}
    />
  );
}

/** What has ended is held by nobody: three facts of its own (L5). */
export function HeldFacts({ facts }: { facts: readonly (HeldPart & { term: string })[] }) {
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
